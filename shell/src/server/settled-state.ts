import type { RootState } from 'shared/core';

/**
 * Constant metadata of all queries, so that pages with equal content are equal byte for byte and
 * have one ETag. The time is not 0, because RTK Query treats 0 as not sent.
 */
const READ_ONCE = { requestId: '', startedTimeStamp: 1, fulfilledTimeStamp: 1 };

/**
 * Returns the state for the page, with finished queries only. The browser sends the other queries
 * itself.
 */
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
