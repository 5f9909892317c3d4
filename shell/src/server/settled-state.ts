import type { RootState } from 'shared/core';

/**
 * Constant metadata of all reads. So pages with the same content are the same byte for byte, and have one ETag. Not 0,
 * which RTK Query treats as not sent.
 */
const READ_ONCE = { requestId: '', startedTimeStamp: 1, fulfilledTimeStamp: 1 };

/** Returns the state for the page: only finished reads. The browser makes the other reads itself. */
export function settledState({ server }: RootState): Partial<RootState> {
  const queries = Object.entries(server.queries).flatMap(([key, query]) =>
    query?.status === 'fulfilled' ? [[key, { ...query, ...READ_ONCE }] as const] : [],
  );
  const { provided } = server;
  return {
    server: {
      ...server,
      queries: inOrder(queries),
      // Sorted, because the order of responses varies.
      provided: { ...provided, keys: inOrder(Object.entries(provided.keys)) },
      mutations: {},
      subscriptions: {},
    },
  } as Partial<RootState>;
}

const inOrder = <Value>(entries: (readonly [string, Value])[]): Record<string, Value> =>
  Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
