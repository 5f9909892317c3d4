import { MAX_STARS, type ReviewState, reviewStates } from 'contract/reviews/review-fields';
import type { StaffReview } from 'contract/reviews/staff-reviews';
import {
  type DataColumn,
  DataTable,
  KeyPages,
  readAfter,
  ScreenNotFound,
  StaffPage,
  StaffSkeleton,
  useListStatus,
} from 'shared/desk';
import { useSearchParams } from 'shared/router';
import { useFeature } from 'shared/session';
import { Badge, Cluster, EmptyState, FailedState, Stack, TextLink } from 'shared/ui';
import { formatShortTime } from '../ui/short-dates';
import { ReviewActions } from './review-actions';
import { useListReviewsQuery } from './reviews-api';
import styles from './reviews.module.css';

/** Page on which staff release, refuse and answer reviews (rule 78). */
export function ReviewsPage() {
  const hasReviews = useFeature('reviews');
  if (!hasReviews) return <ScreenNotFound />;
  return (
    <StaffPage
      permission="reviews"
      title="Reviews"
      intro={
        <p>
          Shoppers see released reviews. Release critical reviews too, and reply to them. Refuse
          only reviews that are unlawful, insulting, advertising or about another shop.
        </p>
      }
    >
      <Reviews />
    </StaffPage>
  );
}

const stateNames: Record<ReviewState, string> = {
  waiting: 'Waiting',
  released: 'In the shop',
  refused: 'Refused',
};

const emptyTexts: Record<ReviewState, string> = {
  waiting: 'No review waits',
  released: 'No review is in the shop yet',
  refused: 'No review was refused',
};

const heldTexts: Record<StaffReview['held'][number], string> = {
  link: 'Has a link or an address',
  insult: 'Has an insult',
};

const columns: readonly DataColumn<StaffReview>[] = [
  { id: 'product', label: 'Product', isRowHeading: true, cell: ({ product }) => product },
  {
    id: 'stars',
    label: 'Stars',
    isNoWrap: true,
    cell: ({ stars }) => (
      <span role="img" aria-label={`${stars} of ${MAX_STARS}`} className={styles.stars}>
        {'★'.repeat(stars)}
        {'☆'.repeat(MAX_STARS - stars)}
      </span>
    ),
  },
  { id: 'text', label: 'Review', isTyped: true, cell: (review) => <ReviewText review={review} /> },
  {
    id: 'order',
    label: 'Order',
    isNoWrap: true,
    cell: ({ orderno, name }) => (
      <>
        {name}
        <br />
        <TextLink to={`/admin/orders/${orderno}`}>{orderno}</TextLink>
      </>
    ),
  },
  { id: 'at', label: 'Written', isNoWrap: true, cell: ({ at }) => formatShortTime(at) },
  { id: 'actions', label: 'Action', cell: (review) => <ReviewActions review={review} /> },
];

const ReviewText = ({ review: { text, held, reason, reply } }: { review: StaffReview }) => (
  <Stack gap={2}>
    {held.length > 0 && (
      <Cluster gap={2}>
        {held.map((heldReason) => (
          <Badge key={heldReason} tone="red">
            {heldTexts[heldReason] ?? heldReason}
          </Badge>
        ))}
      </Cluster>
    )}
    <p className={styles.text}>{text}</p>
    {reply !== '' && (
      <p className={styles.text}>
        <strong>Reply:</strong> {reply}
      </p>
    )}
    {reason !== '' && (
      <p className={styles.text}>
        <strong>Refused:</strong> {reason}
      </p>
    )}
  </Stack>
);

function Reviews() {
  const [search] = useSearchParams();
  const state = reviewStates.find((name) => name === search.get('state')) ?? 'waiting';
  return (
    <Stack gap={4}>
      <nav aria-label="States of reviews">
        <Cluster>
          {reviewStates.map((name) => (
            <TextLink
              key={name}
              to={`/admin/reviews?state=${name}`}
              aria-current={name === state ? 'page' : undefined}
            >
              {stateNames[name]}
            </TextLink>
          ))}
        </Cluster>
      </nav>
      <ReviewRows state={state} after={Number(readAfter(search)) || undefined} />
    </Stack>
  );
}

function ReviewRows({ state, after }: { state: ReviewState; after: number | undefined }) {
  const query = useListReviewsQuery({ state, after }, { refetchOnMountOrArgChange: true });
  const { currentData: page, isError, isFetching, refetch } = query;
  useListStatus({
    isFetching,
    count: isError ? undefined : page?.data.length,
    nouns: ['review', 'reviews'],
    hasNext: page?.next != null,
  });
  if (isError) return <FailedState subject="the reviews" busy={isFetching} onRetry={refetch} />;
  if (!page) return <StaffSkeleton />;
  if (page.data.length === 0) return <EmptyState title={emptyTexts[state]} />;
  return (
    <>
      <DataTable
        caption={`Reviews: ${stateNames[state]}`}
        columns={columns}
        rows={page.data}
        getRowId={({ id }) => String(id)}
      />
      <KeyPages next={page.next} />
    </>
  );
}
