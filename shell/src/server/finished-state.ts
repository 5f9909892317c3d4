import type { RootState } from 'shared/store';

/**
 * Replaces the metadata of all queries, so that pages with equal content have equal bytes and one
 * ETag. The time is not 0, because RTK Query treats 0 as not sent.
 */
const CONSTANT_METADATA = { requestId: '', startedTimeStamp: 1, fulfilledTimeStamp: 1 };

/** Returns the state for the page, without unfinished queries. The browser sends those itself. */
export function getFinishedState({ server }: RootState): Partial<RootState> {
  const queries = Object.entries(server.queries).flatMap(([key, query]) =>
    query?.status === 'fulfilled' ? [[key, { ...query, ...CONSTANT_METADATA }] as const] : [],
  );
  const { provided } = server;
  return {
    server: {
      ...server,
      queries: sortByKey(queries),
      // Sorted, because the responses arrive in any order.
      provided: { ...provided, keys: sortByKey(Object.entries(provided.keys)) },
      mutations: {},
      subscriptions: {},
    },
  } as Partial<RootState>;
}

const sortByKey = <Value>(entries: (readonly [string, Value])[]): Record<string, Value> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
