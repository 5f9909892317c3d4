import type { Config } from '../config/config.ts';
import type { Db } from './db.ts';
import { openEmbedded } from './open-embedded.ts';
import { openServer } from './open-server.ts';

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

/** Opens the PostgreSQL server of `DATABASE_URL`, or the embedded database under `DATA_DIR`. */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  return config.databaseUrl === null
    ? openEmbedded(config.dataDir)
    : openServer(config.databaseUrl);
}
