import type { ReviewableProduct } from 'contract/reviews/customer-reviews';
import type { OrderPagePart } from 'contract/orders/order-page';
import { MAX_STARS, type ReviewState } from 'contract/reviews/review-fields';
import { useSearchParams } from 'shared/router';
import { Card, FailedState, Stack } from 'shared/ui';
import type { OrderAccess } from '../order-page-api';
import { useGetOrderReviewsQuery } from './order-reviews-api';
import { ReviewForm } from './review-form';
import styles from './reviews.module.css';

export interface OrderReviewsProps {
  access: OrderAccess;
}

/** Reviews of the products of a completed order: a form for each, or what the customer wrote. */
export function OrderReviews({ access }: OrderReviewsProps) {
  const [search] = useSearchParams();
  const isRequested = search.get('part') === ('reviews' satisfies OrderPagePart);
  const { data, isError, isFetching, refetch } = useGetOrderReviewsQuery(access, {
    refetchOnMountOrArgChange: true,
  });
  if (isError)
    return <FailedState subject="the reviews" busy={isFetching} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <Card as="section" padded aria-labelledby="order-reviews">
      <Stack gap={5}>
        <div>
          <h2
            id="order-reviews"
            ref={isRequested ? scrollIntoView : undefined}
            className={styles.title}
          >
            How did we do?
          </h2>
          <p>
            A few words help others to choose. We read every review before it is in the shop, with
            your first name and an initial.
          </p>
        </div>
        {data.map((product) =>
          product.review === null ? (
            <ReviewForm key={product.productid} product={product} access={access} />
          ) : (
            <WrittenReview key={product.productid} name={product.name} review={product.review} />
          ),
        )}
      </Stack>
    </Card>
  );
}

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView();

const stateTexts: Record<ReviewState, string> = {
  waiting: 'Thank you. We read it before it is in the shop.',
  released: 'It is in the shop. Thank you.',
  refused: 'We have not put this review in the shop.',
};

interface WrittenReviewProps {
  name: string;
  review: NonNullable<ReviewableProduct['review']>;
}

const WrittenReview = ({ name, review: { stars, text, state, reply } }: WrittenReviewProps) => (
  <div className={styles.review}>
    <h3>{name}</h3>
    <p role="img" aria-label={`${stars} out of ${MAX_STARS} stars`} className={styles.given}>
      {'★'.repeat(stars)}
      {'☆'.repeat(MAX_STARS - stars)}
    </p>
    <p className={styles.text}>{text}</p>
    <p role="status">{stateTexts[state]}</p>
    {reply && (
      <p className={styles.text}>
        <strong>Our reply:</strong> {reply}
      </p>
    )}
  </div>
);
