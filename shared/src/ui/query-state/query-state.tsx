import { type ReactNode, use } from 'react';
import { getRateLimitMessage } from '../../api/request-error';
import { ResponseStatusContext } from '../../page-head/page-contexts';
import { useAppSelector } from '../../store/hooks';
import { FailedState } from '../failed-state/failed-state';

export interface QueryResult<Data> {
  /**
   * Data for the query's current argument. Undefined while the query for a new argument is running.
   */
  currentData?: Data;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryStateProps<Data> {
  query: QueryResult<Data>;
  /** Object of the sentence 'We could not load …'. */
  subject: string;
  skeleton: ReactNode;
  headingLevel?: 1 | 2 | 3;
  children: (data: Data) => ReactNode;
}

/**
 * Renders the data of a query, the skeleton or the failure. On the server, a failure sets status
 * 503, so that search engines keep their old copy of the page (rule 9). Do not use this component
 * for data without which the page works.
 */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { query, subject, skeleton, headingLevel, children } = props;
  const setResponseStatus = use(ResponseStatusContext);
  const isRestored = useAppSelector((state) => state.restored);
  if (query.currentData !== undefined) return children(query.currentData);
  if (query.error !== undefined) setResponseStatus?.(503);
  // Renders the skeleton instead of a failure on the server, because the browser sends the query
  // again.
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
