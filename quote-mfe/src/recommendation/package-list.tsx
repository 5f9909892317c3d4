import type { MovePackage } from 'contract/quotes/move-packages';
import { Badge, Card, CardBody, CardLink, Price } from 'shared/ui';
import type { MoveRecommendation } from './packages-api';
import styles from './recommendation.module.css';

export const PackageList = ({
  packages,
  recommendation,
}: {
  packages: MovePackage[];
  recommendation: MoveRecommendation;
}) => (
  <ul className={styles.packages}>
    {packages.map((movePackage) => {
      const isRecommended =
        recommendation.kind === 'package' && recommendation.movePackage === movePackage;
      return (
        <Card
          as="li"
          interactive
          key={movePackage.path}
          className={isRecommended ? styles.fits : undefined}
        >
          <CardBody>
            <h3>
              <CardLink to={movePackage.path}>{movePackage.name}</CardLink>
            </h3>
            <p className={styles.size}>{movePackage.description}</p>
            <p className={styles.price}>
              <Price pence={movePackage.price} />
              {isRecommended && <Badge tone="green">Fits your list</Badge>}
            </p>
          </CardBody>
        </Card>
      );
    })}
  </ul>
);
