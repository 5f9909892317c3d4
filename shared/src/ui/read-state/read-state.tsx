import type { ReactNode } from 'react';
import { tooManySentence } from '../../api/request-error';
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

/** Loading, failed or there (decision 9). Empty is for the page to say. */
export function ReadState<Data>(props: ReadStateProps<Data>) {
  const { read, what, pending, headingLevel, children } = props;
  const restored = useAppSelector((state) => state.restored);
  if (read.currentData !== undefined) return children(read.currentData);
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
