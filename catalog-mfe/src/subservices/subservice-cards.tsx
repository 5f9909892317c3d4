import { subserviceChosen, useAppDispatch } from 'shared/store';
import { Card, CardBody, CardLink } from 'shared/ui/card';
import { Grid } from 'shared/ui/layout';
import { Picture } from 'shared/ui/picture';
import type { Service, Subservice } from 'shared/wire/service';

interface SubserviceCardsProps {
  service: Service;
  subservices: Subservice[];
}

/** Picture and name of each; choosing one stores it and goes to /dresses. */
export function SubserviceCards({ service, subservices }: SubserviceCardsProps) {
  const dispatch = useAppDispatch();
  return (
    <Grid as="ul" min="large">
      {subservices.map((subservice) => (
        <Card as="li" interactive key={subservice.name}>
          <Picture
            file={subservice.picture}
            alt=""
            ratio="4/3"
            sizes="(width <= 767px) 92vw, 24rem"
          />
          <CardBody>
            <h2>
              <CardLink
                to="/dresses"
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
