import { type ReactNode, use } from 'react';
import { getRateLimitMessage } from '../../api/request-error';
import { ResponseStatusContext } from '../../page-head/response-status-context';
import { useAppSelector } from '../../store/hooks';
import { FailedState } from '../failed-state/failed-state';

/** The part of a query hook's result that `QueryState` uses. */
export interface QueryResult<Data> {
  /** The result for the current argument only. */
  currentData?: Data;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryStateProps<Data> {
  query: QueryResult<Data>;
  /** The object of the sentence 'We could not load the services'. */
  subject: string;
  /** A skeleton in the shape of the data. */
  skeleton: ReactNode;
  headingLevel?: 1 | 2 | 3;
  children: (data: Data) => ReactNode;
}

/**
 * Renders a skeleton, an error with a retry button, or the data of a query (rule 9). The page
 * itself handles empty data. On the server a failed or late query sets the page's status to 503,
 * because its content is unknown. A search engine then retries and keeps its old copy. Do not use
 * this component for optional data, such as add-ons and banners.
 */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { query, subject, skeleton, headingLevel, children } = props;
  const setResponseStatus = use(ResponseStatusContext);
  const isRestored = useAppSelector((state) => state.restored);
  if (query.currentData !== undefined) return children(query.currentData);
  if (query.error !== undefined) setResponseStatus?.(503);
  // Failures on the server are ignored. The browser queries again after reading local storage.
  if (query.error === undefined || !isRestored) return skeleton;
  const rateLimitMessage = getRateLimitMessage(query.error);
  return (
    <FailedState
      subject={subject}
      headingLevel={headingLevel}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      {rateLimitMessage && <p>{rateLimitMessage}</p>}
    </FailedState>
  );
}
