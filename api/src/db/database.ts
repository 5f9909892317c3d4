import type { Db } from './db.ts';

/** Whoever opened the database migrates and closes it. */
export interface Database {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** Rejects if a migration fails. */
  migrate(): Promise<void>;
  /** `db` uses the connection that holds the lock between processes. */
  withLock<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /**
   * Copies the files of an embedded database in a folder, between two transactions. Null for other
   * databases.
   */
  copyFiles: ((target: string) => Promise<void>) | null;
  close(): Promise<void>;
}
