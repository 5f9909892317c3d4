import { getPictureTexts } from 'contract/catalog/picture-texts';
import { parseKitContents } from 'contract/catalog/kit-contents';
import type { Rating } from 'contract/reviews/ratings';
import { findKit } from 'shared/data';
import { Card, CardBody, CardLink, Picture, Price } from 'shared/ui';
import type { ProductWithPicture } from '../listing/product-with-picture';
import { RatingText } from '../reviews/rating-text';
import { getKitPath } from '../listing/product-path';
import styles from './kits.module.css';

interface KitCardProps extends ProductWithPicture {
  rating?: Rating | undefined;
  priority?: boolean;
  headingLevel?: 2 | 3;
  sizes?: string;
}

export function KitCard(props: KitCardProps) {
  const { product, picture, rating, priority, headingLevel = 2, sizes = LISTING_SIZES } = props;
  const Heading = `h${headingLevel}` as const;
  const kit = findKit(product);
  const contents = parseKitContents(product.description);
  return (
    <Card as="li" interactive>
      <Picture
        file={picture}
        {...getPictureTexts(product, picture)}
        ratio="3/4"
        className={styles.picture}
        priority={priority}
        sizes={sizes}
      />
      <CardBody>
        <Heading>{kit && <CardLink to={getKitPath(kit)}>{product.name}</CardLink>}</Heading>
        <p className={styles.suits}>
          {contents ? `${contents.boxes} boxes, for ${contents.suitableFor}` : product.description}
        </p>
        <RatingText rating={rating} />
        <Price pence={product.price} />
      </CardBody>
    </Card>
  );
}

const LISTING_SIZES = '(width <= 767px) 92vw, 26rem';
