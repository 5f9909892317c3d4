import type { ReactNode } from 'react';
import { useAppSelector } from 'shared/store';
import { FailedState } from 'shared/ui/failed-state';

/** What a query hook knows about its read. */
export interface Read<Data> {
  data?: Data;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ReadStateProps<Data> {
  read: Read<Data>;
  /** What is read, as in 'We could not load the gallery'. */
  what: string;
  /** A skeleton of the shape of what is read. */
  pending: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Loading, failed or there (decision 9). Empty is for the page to say. */
export function ReadState<Data>({ read, what, pending, children }: ReadStateProps<Data>) {
  const alive = useAppSelector((state) => state.restored);
  if (read.data !== undefined) return children(read.data);
  // The server's failures are not the browser's: it reads for itself once the page is alive.
  if (read.error === undefined || !alive) return pending;
  return <FailedState what={what} busy={read.isFetching} onRetry={() => void read.refetch()} />;
}
