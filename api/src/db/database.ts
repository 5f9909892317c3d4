import type { Db } from './db.ts';

/** An open database with what only the one who opened it may do. */
export interface Database {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** Applies the committed migrations; rejects when one fails. */
  migrate(): Promise<void>;
  /** Runs `work` while no other process runs work under a lock; `db` is what the lock is good for. */
  locked<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
