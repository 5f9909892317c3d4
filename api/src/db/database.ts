import type { Db } from './db.ts';

/** An open database with functions for its owner. */
export interface Database {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** Applies the committed migrations. Rejects if one fails. */
  migrate(): Promise<void>;
  /** Runs `work` while no other process holds the lock. `db` uses the locked connection. */
  locked<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
