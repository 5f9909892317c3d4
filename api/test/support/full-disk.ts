import { DatabaseError } from 'pg';
import type { Db } from '../../src/db/db.ts';

/**
 * A database whose writes fail for lack of disk space while `isFull` is true. Reads always succeed.
 */
export interface FullDisk {
  db: Db;
  isFull: boolean;
  /** The number of started transactions. */
  begun: number;
}

export function createFullDiskDb(db: Db): FullDisk {
  const state: FullDisk = { db, isFull: false, begun: 0 };
  state.db = new Proxy(db, {
    get(target, name) {
      const part: unknown = Reflect.get(target, name);
      if (typeof part !== 'function') return part;
      if (name === 'transaction') state.begun += 1;
      const isRead = String(name).startsWith('select');
      return state.isFull && !isRead
        ? () => Promise.reject(createDiskFullError())
        : part.bind(target);
    },
  });
  return state;
}

/** Returns the error of a server that cannot extend the file of a table. */
function createDiskFullError(): DatabaseError {
  const message = 'could not extend file "base/5/16384": No space left on device';
  return Object.assign(new DatabaseError(message, 100, 'error'), { code: '53100' });
}
