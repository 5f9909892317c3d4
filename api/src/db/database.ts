import type { Db } from './db.ts';

/**
 * An open database. The code that opens a database must call `close` at the end. A shop must also
 * call `migrate` before it uses the tables.
 */
export interface Database {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** Runs the migrations that are missing. Rejects if a migration fails. */
  migrate(): Promise<void>;
  /**
   * Runs `work` while no other process migrates or seeds the database. On PostgreSQL, the `db` of
   * `work` uses the connection that holds the lock.
   */
  withLock<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /**
   * Copies the files of an embedded database into a folder, while no transaction runs. Null for a
   * PostgreSQL server and for a database in memory.
   */
  copyFiles: ((target: string) => Promise<void>) | null;
  close(): Promise<void>;
}
