import type { Db } from './db.ts';

/** An open database. The opener must call `migrate` and `close`. */
export interface Database {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** Runs the migrations that are missing. Rejects if a migration fails. */
  migrate(): Promise<void>;
  /**
   * Runs `work` while no other process holds the lock. `db` uses the connection that holds the
   * lock.
   */
  withLock<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /**
   * Copies the files of an embedded database into a folder, between two transactions. Null for
   * other databases.
   */
  copyFiles: ((target: string) => Promise<void>) | null;
  close(): Promise<void>;
}
