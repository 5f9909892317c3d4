import type { Db } from '../../src/db/db.ts';

/** Wraps a database so that every call fails with `failure` while one is set. */
export function failing(db: Db): { db: Db; failure: Error | null } {
  const state: { db: Db; failure: Error | null } = { db, failure: null };
  state.db = new Proxy(db, {
    get(target, name) {
      const part: unknown = Reflect.get(target, name);
      if (typeof part !== 'function') return part;
      return state.failure === null ? part.bind(target) : () => rejected(state.failure);
    },
  });
  return state;
}

/** A query or transaction, however long its chain, that rejects with `failure` when awaited. */
function rejected(failure: Error | null): unknown {
  const query: unknown = new Proxy(() => query, {
    get: (_target, name) =>
      name === 'then'
        ? (_resolve: unknown, reject: (cause: unknown) => void) => reject(failure)
        : name === 'catch' || name === 'finally'
          ? Reflect.get(Promise.reject(failure), name)
          : query,
  });
  return query;
}
