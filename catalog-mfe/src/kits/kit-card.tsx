import type { Kit } from 'contract/catalog/kits';
import { Card, CardBody, CardLink, Picture, Price } from 'shared/ui';
import { getKitPath, getKitPicture } from '../product/kit-product';
import styles from './kits.module.css';

interface KitCardProps {
  kit: Kit;
  priority?: boolean;
  headingLevel?: 2 | 3;
  sizes?: string;
}

export function KitCard({ kit, priority, headingLevel = 2, sizes = LISTING_SIZES }: KitCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card as="li" interactive>
      <Picture
        file={getKitPicture(kit)}
        alt=""
        ratio="3/4"
        className={styles.picture}
        priority={priority}
        sizes={sizes}
      />
      <CardBody>
        <Heading>
          <CardLink to={getKitPath(kit)}>{kit.name}</CardLink>
        </Heading>
        <p className={styles.suits}>
          {kit.boxes} boxes, for {kit.suitableFor}
        </p>
        <Price pence={kit.price} />
      </CardBody>
    </Card>
  );
}

const LISTING_SIZES = '(width <= 767px) 92vw, 26rem';
