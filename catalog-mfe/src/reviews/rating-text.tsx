import type { Rating } from 'contract/reviews/ratings';
import type { ReactNode } from 'react';
import { VisuallyHidden } from 'shared/ui';
import styles from './reviews.module.css';

interface RatingTextProps {
  rating: Rating | undefined;
  children?: ReactNode;
}

/** A line such as '★ 4.8 (12 reviews)'. Renders nothing without reviews. */
export const RatingText = ({ rating, children }: RatingTextProps) =>
  rating && (
    <p className={styles.rating}>
      <span aria-hidden="true">★</span> <strong>{rating.average.toFixed(1)}</strong>
      <VisuallyHidden> out of 5 stars</VisuallyHidden> {children ?? formatCount(rating)}
    </p>
  );

export const formatCount = ({ count }: Rating): string =>
  `${count} review${count === 1 ? '' : 's'}`;
