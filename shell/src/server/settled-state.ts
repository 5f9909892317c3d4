import type { RootState } from 'shared/core';

/**
 * When and by which call something was read, for all reads of all renderings: a page that shows the same is the
 * same, byte for byte, whoever renders it, and has one ETag. Not 0, by which a read counts as not made.
 */
const READ_ONCE = { requestId: '', startedTimeStamp: 1, fulfilledTimeStamp: 1 };

/** The server data that goes with the page: only what was read; the browser reads the rest itself. */
export function settledState({ server }: RootState): Partial<RootState> {
  const queries = Object.entries(server.queries).flatMap(([key, query]) =>
    query?.status === 'fulfilled' ? [[key, { ...query, ...READ_ONCE }] as const] : [],
  );
  const { provided } = server;
  return {
    server: {
      ...server,
      queries: inOrder(queries),
      // By whose answer came first, otherwise.
      provided: { ...provided, keys: inOrder(Object.entries(provided.keys)) },
      mutations: {},
      subscriptions: {},
    },
  } as Partial<RootState>;
}

const inOrder = <Value>(entries: (readonly [string, Value])[]): Record<string, Value> =>
  Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
