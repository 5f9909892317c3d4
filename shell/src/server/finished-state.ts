import type { RootState } from 'shared/store';

/**
 * Metadata of all queries, so that equal pages have one ETag. The time is not 0, which RTK Query
 * treats as not sent.
 */
const CONSTANT_METADATA = { requestId: '', startedTimeStamp: 1, fulfilledTimeStamp: 1 };

/** Returns the fulfilled queries of the state, without anything that differs between renderings. */
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
