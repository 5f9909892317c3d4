import { type ReactNode, use } from 'react';
import { tooManySentence } from '../../api/request-error';
import { ServerAnswerContext } from '../../page-head/answer-status';
import { useAppSelector } from '../../store/hooks';
import { FailedState } from '../failed-state/failed-state';

/** The part of a query hook's result that `QueryState` uses. */
export interface Read<Data> {
  /** The result for the current argument only. */
  currentData?: Data;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ReadStateProps<Data> {
  read: Read<Data>;
  /** The object of the sentence 'We could not load the services'. */
  what: string;
  /** A skeleton in the shape of the data. */
  pending: ReactNode;
  headingLevel?: 1 | 2 | 3;
  children: (data: Data) => ReactNode;
}

/**
 * Renders a skeleton, an error with a retry button, or the data of a query (rule 9). The page
 * itself handles empty data. On the server a failed or late query sets the page's status to 503,
 * because its content is unknown. A search engine then retries and keeps its old copy. Do not use
 * this component for optional data, such as add-ons and banners.
 */
export function ReadState<Data>(props: ReadStateProps<Data>) {
  const { read, what, pending, headingLevel, children } = props;
  const answerWith = use(ServerAnswerContext);
  const restored = useAppSelector((state) => state.restored);
  if (read.currentData !== undefined) return children(read.currentData);
  if (read.error !== undefined) answerWith?.(503);
  // Failures on the server are ignored. The browser queries again after reading local storage.
  if (read.error === undefined || !restored) return pending;
  const sentence = tooManySentence(read.error);
  return (
    <FailedState
      what={what}
      headingLevel={headingLevel}
      busy={read.isFetching}
      onRetry={() => void read.refetch()}
    >
      {sentence && <p>{sentence}</p>}
    </FailedState>
  );
}
