import type { ProductReviews as Reviews } from 'contract/reviews/ratings';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { defineLazyComponent } from 'shared/lazy';
import type { ReviewSectionProps } from './review-section';
import styles from './reviews.module.css';

const fetchSection = async () =>
  (await import(/* webpackChunkName: "later-reviews" */ './review-section')).ReviewSection;

const ServerSection = lazy(async () => ({ default: await fetchSection() }));
const BrowserSection = defineLazyComponent<ReviewSectionProps>(fetchSection);

/** The newest reviews of a product. Renders nothing without reviews. */
export const ProductReviews = ({ reviews }: { reviews: Reviews | undefined }) =>
  reviews && <ReviewPart reviews={reviews} />;

const subscribeToNothing = () => () => undefined;

/**
 * Reviews have neither handlers nor state. On the page that the server rendered, the browser keeps
 * the server's HTML, and neither fetches the code of the reviews nor hydrates them.
 */
function ReviewPart({ reviews }: ReviewSectionProps) {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [isServerRendered] = useState(isHydrating);
  if (isServerRendered && typeof document !== 'undefined')
    return (
      <div
        className={styles.part}
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
    );
  return (
    <div className={styles.part}>
      {isServerRendered ? (
        <Suspense>
          <ServerSection reviews={reviews} />
        </Suspense>
      ) : (
        <BrowserSection isNeeded componentProps={{ reviews }} />
      )}
    </div>
  );
}
