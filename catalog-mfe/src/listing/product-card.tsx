import { getPictureTexts } from 'contract/catalog/picture-texts';
import type { Service } from 'contract/catalog/service';
import type { Rating } from 'contract/reviews/ratings';
import { dressChosen, serviceChosen } from 'shared/basket';
import { useAppDispatch } from 'shared/store';
import { Card, CardBody, CardLink, Picture, Price } from 'shared/ui';
import { RatingText } from '../reviews/rating-text';
import type { ProductWithPicture } from './product-with-picture';
import { getProductPath } from './product-path';
import styles from './product-card.module.css';

interface ProductCardProps extends ProductWithPicture {
  service: Service;
  rating?: Rating | undefined;
  headingLevel?: 2 | 3;
  /** Width of the picture for the `sizes` attribute. */
  sizes?: string;
}

/** Card of a product. A click on its link stores the product and its service as chosen. */
export function ProductCard(props: ProductCardProps) {
  const { product, picture, service, rating, headingLevel = 2, sizes = LISTING_SIZES } = props;
  const Heading = `h${headingLevel}` as const;
  const dispatch = useAppDispatch();
  const productPath = getProductPath(service, product);
  const storeChoice = () => {
    dispatch(serviceChosen(service));
    dispatch(dressChosen(product));
  };
  return (
    <Card as="li" interactive>
      <Picture
        file={picture}
        {...getPictureTexts(product, picture)}
        ratio="3/4"
        className={styles.picture}
        placeholder="blush"
        sizes={sizes}
      />
      <CardBody className={styles.body}>
        <Heading>
          <CardLink
            to={productPath}
            data-early
            data-ahead={`${productPath}?chosen`}
            onClick={storeChoice}
          >
            {product.name}
          </CardLink>
        </Heading>
        {product.description && <p className={styles.size}>Size: {product.description}</p>}
        <RatingText rating={rating} />
        <Price pence={product.price} />
      </CardBody>
    </Card>
  );
}

const LISTING_SIZES = '(width <= 767px) 46vw, 20rem';
