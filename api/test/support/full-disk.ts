import { DatabaseError } from 'pg';
import type { Db } from '../../src/db/db.ts';

/** A database that answers reads, and while `isFull` has no disk for anything that is written. */
export interface FullDisk {
  db: Db;
  isFull: boolean;
  /** Transactions that were begun. */
  begun: number;
}

export function fullDisk(db: Db): FullDisk {
  const state: FullDisk = { db, isFull: false, begun: 0 };
  state.db = new Proxy(db, {
    get(target, name) {
      const part: unknown = Reflect.get(target, name);
      if (typeof part !== 'function') return part;
      if (name === 'transaction') state.begun += 1;
      const isRead = String(name).startsWith('select');
      return state.isFull && !isRead ? () => Promise.reject(noSpaceLeft()) : part.bind(target);
    },
  });
  return state;
}

/** As a server says that it cannot make a table's file longer. */
function noSpaceLeft(): DatabaseError {
  const message = 'could not extend file "base/5/16384": No space left on device';
  return Object.assign(new DatabaseError(message, 100, 'error'), { code: '53100' });
}
