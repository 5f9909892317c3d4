import type { Db } from '../../src/db/db.ts';

/**
 * A database that stops responding to reads while `isSilent` is true. This simulates a network that
 * loses all packets.
 */
export interface SilencedDb {
  db: Db;
  isSilent: boolean;
  /** Number of reads that got no response. */
  lost: number;
}

export function createSilencedDb(db: Db): SilencedDb {
  const state: SilencedDb = { db, isSilent: false, lost: 0 };
  state.db = new Proxy(db, {
    get(target, name) {
      if (state.isSilent && String(name).startsWith('select')) {
        state.lost += 1;
        return () => silence;
      }
      const part: unknown = Reflect.get(target, name);
      return typeof part === 'function' ? part.bind(target) : part;
    },
  });
  return state;
}

/** A query that never settles. Each method returns the query itself. */
const silence: unknown = new Proxy(() => silence, {
  get: (_target, name) => (name === 'then' ? () => undefined : silence),
});
