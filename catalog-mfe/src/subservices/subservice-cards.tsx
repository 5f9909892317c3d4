import { getPictureTexts } from 'contract/catalog/picture-texts';
import type { Service, Subservice } from 'contract/catalog/service';
import { subserviceChosen } from 'shared/basket';
import { useAppDispatch } from 'shared/store';
import { Card, CardBody, CardLink, Grid, Picture } from 'shared/ui';

interface SubserviceCardsProps {
  service: Service;
  subservices: Subservice[];
}

/** Cards of the sub-services. A click stores the sub-service as chosen. */
export function SubserviceCards({ service, subservices }: SubserviceCardsProps) {
  const dispatch = useAppDispatch();
  return (
    <Grid as="ul" min="large">
      {subservices.map((subservice) => (
        <Card as="li" interactive key={subservice.name}>
          <Picture
            file={subservice.picture}
            {...getPictureTexts(subservice, subservice.picture)}
            ratio="4/3"
            sizes="(width <= 767px) 92vw, 24rem"
          />
          <CardBody>
            <h2>
              <CardLink
                to="/dresses"
                data-early
                onClick={() => dispatch(subserviceChosen({ ...subservice, serviceid: service.id }))}
              >
                {subservice.name}
              </CardLink>
            </h2>
          </CardBody>
        </Card>
      ))}
    </Grid>
  );
}
