import type { RootState } from 'shared/core';

/** The server data that goes with the page: only what was read; the browser reads the rest itself. */
export function settledState({ server }: RootState): Partial<RootState> {
  const queries = Object.fromEntries(
    Object.entries(server.queries).filter(([, query]) => query?.status === 'fulfilled'),
  );
  return { server: { ...server, queries, mutations: {}, subscriptions: {} } } as Partial<RootState>;
}
