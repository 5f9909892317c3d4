import { getPictureTexts } from 'contract/catalog/picture-texts';
import type { Rating } from 'contract/reviews/ratings';
import { shortenText } from 'contract/values/shorten-text';
import { dressChosen } from 'shared/basket';
import { useAppDispatch } from 'shared/store';
import { Card, CardBody, Picture, TextLink, VisuallyHidden } from 'shared/ui';
import { RatingText } from '../reviews/rating-text';
import type { ProductWithPicture } from './product-with-picture';
import styles from './product-card.module.css';

/** Longest displayed description, in characters. */
const MAX_DESCRIPTION_LENGTH = 50;

interface CheckPriceCardProps extends ProductWithPicture {
  rating: Rating | undefined;
}

export function CheckPriceCard({ product, picture, rating }: CheckPriceCardProps) {
  const dispatch = useAppDispatch();
  return (
    <Card as="li">
      <Picture
        file={picture}
        {...getPictureTexts(product, picture)}
        ratio="3/4"
        className={styles.picture}
        placeholder="blush"
        sizes="(width <= 767px) 46vw, 20rem"
      />
      <CardBody className={styles.body}>
        <h2>{product.name}</h2>
        {product.description && (
          <p className={styles.size}>{shortenText(product.description, MAX_DESCRIPTION_LENGTH)}</p>
        )}
        <RatingText rating={rating} />
        <div>
          <TextLink
            isStandalone
            to="/innerdresses"
            data-early
            onClick={() => dispatch(dressChosen(product))}
          >
            Check Price<VisuallyHidden> of {product.name}</VisuallyHidden>
          </TextLink>
        </div>
      </CardBody>
    </Card>
  );
}
