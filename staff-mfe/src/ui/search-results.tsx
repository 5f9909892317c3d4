import type { ReactNode } from 'react';
import { useListStatus } from 'shared/desk';
import { EmptyState, FailedState, Skeleton, SkeletonGroup } from 'shared/ui';
import styles from './search-results.module.css';

/** A page of rows. `total` is null if the backend does not count the rows. */
interface ResultPage<Row> {
  data: readonly Row[];
  next: string | null;
  total: number | null;
}

interface SearchResultsProps<Page> {
  query: {
    data?: Page | undefined;
    error?: object | undefined;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Name of a row, in the singular and in the plural. */
  nouns: readonly [string, string];
  /** Number of rows above which the backend stops counting. */
  maxCount: number;
  /** Whether there is neither a search nor a filter. */
  isUnfiltered: boolean;
  /** Text below the title if an unfiltered list is empty. */
  emptyText?: string;
  children: (page: Page) => ReactNode;
}

/** The rows of a search, or its pending, failed or empty state. */
export function SearchResults<Page extends ResultPage<unknown>>(props: SearchResultsProps<Page>) {
  const { nouns, maxCount, isUnfiltered, emptyText, children } = props;
  const { data: page, error, isFetching, refetch } = props.query;
  const [noun, pluralNoun] = nouns;
  const matchText = describeMatches(page?.total ?? null, nouns, maxCount);
  useListStatus({
    isFetching,
    count: error ? undefined : page?.data.length,
    nouns,
    hasNext: page?.next != null,
    text: matchText || undefined,
  });
  if (error) {
    return (
      <FailedState subject={`the ${pluralNoun}`} busy={isFetching} onRetry={refetch}>
        {isRejectedSearch(error) && <p>{error.message}</p>}
      </FailedState>
    );
  }
  if (!page) {
    return (
      <SkeletonGroup label={pluralNoun}>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  if (page.data.length === 0) {
    const text = isUnfiltered ? emptyText : 'Change the search or the filters, or clear them.';
    return (
      <EmptyState title={isUnfiltered ? `There are no ${pluralNoun}` : `No ${noun} matches`}>
        {text !== undefined && <p>{text}</p>}
      </EmptyState>
    );
  }
  return (
    <>
      {matchText !== '' && <p className={styles.matches}>{matchText}</p>}
      {children(page)}
    </>
  );
}

/** Whether the backend rejected the search. The message of such an error is written for staff. */
const isRejectedSearch = (error: object): error is { message: string } =>
  'status' in error && error.status === 400;

/** Returns a text with the number of rows, or '' if the backend does not count them. */
function describeMatches(
  total: number | null,
  [noun, pluralNoun]: SearchResultsProps<never>['nouns'],
  maxCount: number,
): string {
  if (total === null) return '';
  if (total > maxCount) return `More than ${maxCount.toLocaleString('en-GB')} ${pluralNoun} match`;
  return total === 1 ? `1 ${noun} matches` : `${total} ${pluralNoun} match`;
}
