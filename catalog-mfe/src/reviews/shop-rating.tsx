import { RatingText, formatCount } from './rating-text';
import { useShopRating } from './reviews-api';
import styles from './reviews.module.css';

/** Rating of all products, on the home page. */
export function ShopRating() {
  const rating = useShopRating();
  return (
    rating && (
      <div className={styles.shop}>
        <RatingText rating={rating}>
          {`from ${formatCount(rating)} of our products, each by a customer who ordered it`}
        </RatingText>
      </div>
    )
  );
}
