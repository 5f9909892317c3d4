import type { Db } from './db.ts';

/** An open database. Whoever opened it migrates and closes it. */
export interface Database {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** Applies the committed migrations. Rejects if one fails. */
  migrate(): Promise<void>;
  /** Runs `work` under a lock between processes. `db` uses the connection that holds the lock. */
  withLock<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
