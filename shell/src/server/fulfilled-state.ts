import type { RootState } from 'shared/store';

/**
 * Metadata that replaces that of each query, so that equal pages have the same ETag. The times are
 * 1, because RTK Query treats a query with the time 0 as never sent.
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
