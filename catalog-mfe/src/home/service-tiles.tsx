import { getPictureTexts } from 'contract/catalog/picture-texts';
import type { Service } from 'contract/catalog/service';
import { formatMoney } from 'shared/format';
import { Card, CardBody, CardLink, Picture } from 'shared/ui';
import { useServiceLinkProps } from '../services/use-service-link-props';
import styles from './service-tiles.module.css';
import { useStartingPrices } from './home-api';

export function ServiceTiles({ services }: { services: readonly Service[] }) {
  const getLinkProps = useServiceLinkProps();
  const prices = useStartingPrices();
  return (
    <ul className={styles.tiles}>
      {services.map((service) => (
        <Card as="li" interactive key={service.id} className={styles.tile}>
          <Picture
            className={styles.picture}
            file={service.picture}
            {...getPictureTexts(service, service.picture)}
            ratio="4/3"
            sizes="(width <= 1240px) 30vw, 13rem"
          />
          <CardBody className={styles.words}>
            <h3>
              <CardLink {...getLinkProps(service)}>{service.name}</CardLink>
            </h3>
            <StartingPriceText
              pence={prices?.find(({ serviceid }) => serviceid === service.id)?.price}
            />
          </CardBody>
        </Card>
      ))}
      <Card as="li" interactive className={styles.all}>
        <CardBody className={styles.words}>
          <h3>
            <CardLink to="/services">All our services</CardLink>
          </h3>
          <p className={styles.from}>Compare them side by side</p>
        </CardBody>
      </Card>
    </ul>
  );
}

const StartingPriceText = ({ pence }: { pence: number | undefined }) =>
  pence !== undefined && <p className={styles.from}>from {formatMoney(pence)}</p>;
