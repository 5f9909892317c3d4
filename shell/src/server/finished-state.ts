import type { RootState } from 'shared/store';

/**
 * Replaces the metadata of all queries, so that equal pages have one ETag. The time is 1, because
 * for RTK Query a query with the time 0 was never sent.
 */
const CONSTANT_METADATA = { requestId: '', startedTimeStamp: 1, fulfilledTimeStamp: 1 };

/** Returns the fulfilled queries of the state, without metadata that differs between renderings. */
export function getFulfilledState({ server }: RootState): Partial<RootState> {
  const queries = Object.entries(server.queries).flatMap(([key, query]) =>
    query?.status === 'fulfilled' ? [[key, { ...query, ...CONSTANT_METADATA }] as const] : [],
  );
  const { provided } = server;
  return {
    server: {
      ...server,
      queries: sortByKey(queries),
      provided: { ...provided, keys: sortByKey(Object.entries(provided.keys)) },
      mutations: {},
      subscriptions: {},
    },
  } as Partial<RootState>;
}

const sortByKey = <Value>(entries: (readonly [string, Value])[]): Record<string, Value> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
