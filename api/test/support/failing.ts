import type { Db } from '../../src/db/db.ts';

/** Names of methods that send a query. All other methods build one. */
const SENDING = new Set<string | symbol>(['then', 'execute', 'transaction']);

/**
 * Wraps a database so that every query and transaction fails while `failure` is set. Prepared
 * statements fail too, even if they were built earlier.
 */
export function createFailingDb(db: Db): { db: Db; failure: Error | null } {
  const state: { db: Db; failure: Error | null } = { db, failure: null };
  state.db = wrapWithFailure(db, state);
  return state;
}

function wrapWithFailure<Target extends object>(
  target: Target,
  state: { failure: Error | null },
): Target {
  return new Proxy(target, {
    get(_target, name) {
      const part: unknown = Reflect.get(target, name);
      if (typeof part !== 'function' || name === 'constructor') return part;
      return (...args: unknown[]): unknown => {
        if (state.failure !== null && SENDING.has(name)) {
          const failed = Promise.reject(state.failure);
          return name === 'then' ? failed.then(...(args as [])) : failed;
        }
        const result: unknown = Reflect.apply(part, target, args);
        const isBuilt = typeof result === 'object' && result !== null;
        return isBuilt && !(result instanceof Promise) ? wrapWithFailure(result, state) : result;
      };
    },
  });
}
