import type { RootState } from 'shared/store';

/**
 * Constant metadata of all queries, so that pages with equal content are equal byte for byte and
 * have one ETag. The time is not 0, because RTK Query treats 0 as not sent.
 */
const CONSTANT_METADATA = { requestId: '', startedTimeStamp: 1, fulfilledTimeStamp: 1 };

/**
 * Returns the state for the page, with finished queries only. The browser sends the other queries
 * itself.
 */
export function getFinishedState({ server }: RootState): Partial<RootState> {
  const queries = Object.entries(server.queries).flatMap(([key, query]) =>
    query?.status === 'fulfilled' ? [[key, { ...query, ...CONSTANT_METADATA }] as const] : [],
  );
  const { provided } = server;
  return {
    server: {
      ...server,
      queries: sortByKey(queries),
      // Sorted, because the order of responses varies.
      provided: { ...provided, keys: sortByKey(Object.entries(provided.keys)) },
      mutations: {},
      subscriptions: {},
    },
  } as Partial<RootState>;
}

const sortByKey = <Value>(entries: (readonly [string, Value])[]): Record<string, Value> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
