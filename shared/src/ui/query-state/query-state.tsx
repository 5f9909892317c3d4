import { type ReactNode, use } from 'react';
import { getRateLimitMessage } from '../../api/request-error';
import { ResponseStatusContext } from '../../page-head/response-status-context';
import { useAppSelector } from '../../store/hooks';
import { FailedState } from '../failed-state/failed-state';

export interface QueryResult<Data> {
  /** Undefined while the query for a new argument is running. */
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
 * Renders the data, the skeleton or the failure. A failure on the server sets status 503, so that
 * search engines keep their old copy (rule 9). Do not use this component for optional data.
 */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { query, subject, skeleton, headingLevel, children } = props;
  const setResponseStatus = use(ResponseStatusContext);
  const isRestored = useAppSelector((state) => state.restored);
  if (query.currentData !== undefined) return children(query.currentData);
  if (query.error !== undefined) setResponseStatus?.(503);
  // After a failure on the server, renders the skeleton until the browser has sent the query again.
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
