import { type ReactNode, use } from 'react';
import { tooManySentence } from '../../api/request-error';
import { ServerAnswerContext } from '../../page-head/answer-status';
import { useAppSelector } from '../../store/hooks';
import { FailedState } from '../failed-state/failed-state';

/** What a query hook knows about its read. */
export interface Read<Data> {
  /** The answer to the present question; an older question's does not count. */
  currentData?: Data;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ReadStateProps<Data> {
  read: Read<Data>;
  /** What is read, as in 'We could not load the services'. */
  what: string;
  /** A skeleton of the shape of what is read. */
  pending: ReactNode;
  headingLevel?: 1 | 2 | 3;
  children: (data: Data) => ReactNode;
}

/**
 * Loading, failed or there (decision 9). Empty is for the page to say.
 *
 * On the server this is the one place that says what a failed read means for a page: it is answered with
 * 503, like one whose reads are late, because what it should show is not known; a search engine asks again
 * and keeps what it had. A read that a page can be shown without (add-ons, banners) goes past this component.
 */
export function ReadState<Data>(props: ReadStateProps<Data>) {
  const { read, what, pending, headingLevel, children } = props;
  const answerWith = use(ServerAnswerContext);
  const restored = useAppSelector((state) => state.restored);
  if (read.currentData !== undefined) return children(read.currentData);
  if (read.error !== undefined) answerWith?.(503);
  // The server's failures are not the browser's: it reads for itself once the page is restored.
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
