import { formatDate } from 'contract/calendar/date-texts';
import type { ProductReviews, ShopReview } from 'contract/reviews/ratings';
import { Section } from 'shared/ui';
import { formatCount, RatingText } from './rating-text';
import styles from './reviews.module.css';

export interface ReviewSectionProps {
  reviews: ProductReviews;
}

export const ReviewSection = ({ reviews }: ReviewSectionProps) => (
  <Section
    id="reviews"
    title="What customers say"
    intro={<RatingText rating={reviews}>{describeShown(reviews)}</RatingText>}
  >
    <ul className={styles.reviews}>
      {reviews.reviews.map((review) => (
        <Review key={review.id} {...review} />
      ))}
    </ul>
  </Section>
);

const Review = ({ name, stars, text, on, reply }: ShopReview) => (
  <li>
    <p className={styles.author}>
      <span className={styles.stars} role="img" aria-label={`${stars} out of 5 stars`}>
        {'★'.repeat(stars)}
        {'☆'.repeat(5 - stars)}
      </span>
      <strong>{name}</strong>
      <time dateTime={on}>{formatDate(on)}</time>
    </p>
    <p className={styles.text}>{text}</p>
    {reply && (
      <div className={styles.reply}>
        <strong>Our reply</strong>
        <p className={styles.text}>{reply}</p>
      </div>
    )}
  </li>
);

const describeShown = (rating: ProductReviews): string =>
  rating.reviews.length < rating.count
    ? `${formatCount(rating)}, the newest ${rating.reviews.length} of them here`
    : formatCount(rating);
