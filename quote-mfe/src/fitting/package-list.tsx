import { Badge, Card, CardBody, CardLink, Price } from 'shared/ui';
import type { Fit } from './fit';
import styles from './fitting.module.css';
import type { MovePackage } from './packages-api';

/** The move packages of the shop. The recommended one is marked. */
export const PackageList = ({ packages, fit }: { packages: MovePackage[]; fit: Fit }) => (
  <ul className={styles.packages}>
    {packages.map((one) => {
      const fits = fit.kind === 'package' && fit.found === one;
      return (
        <Card as="li" interactive key={one.to} className={fits ? styles.fits : undefined}>
          <CardBody>
            <h3>
              <CardLink to={one.to}>{one.name}</CardLink>
            </h3>
            <p className={styles.size}>{one.description}</p>
            <p className={styles.price}>
              <Price pence={one.price} />
              {fits && <Badge tone="green">Fits your list</Badge>}
            </p>
          </CardBody>
        </Card>
      );
    })}
  </ul>
);
