import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { startBackgroundJobs } from './background.ts';
import { parseConfig, type Config } from './config/config.ts';
import type { Environment } from 'server/settings/read';
import type { Db } from './db/db.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { apiPlugin } from './plugin.ts';
import { seedDemoData } from './seed/demo/seed-demo-data.ts';
import {
  seedAccounts,
  disableSeededAccounts,
  seedDemoColleagues,
  type SeededAccount,
} from './seed/seed-accounts.ts';
import { seedCatalogue } from './seed/seed-catalogue.ts';

/** The backend with an open database, before it serves requests. */
export interface PreparedApi {
  config: Config;
  database: Database;
  /** Seeded accounts that are printed at the start. Empty in production. */
  signIns: readonly SeededAccount[];
  /** Fastify plugin with all routes: `app.register(prepared.plugin, { prefix })`. */
  plugin(app: FastifyInstance): Promise<void>;
  startBackgroundJobs(log: FastifyBaseLogger): { stop(): Promise<void> };
  close(): Promise<void>;
}

/**
 * Reads the settings, opens and migrates the database, and seeds an empty database. Rejects with a
 * `SettingError` for an invalid setting or a failing database.
 */
export async function prepareApi(env: Environment): Promise<PreparedApi> {
  const config = parseConfig(env);
  const database = await openDatabase(config);
  const { db } = database;
  try {
    await database.migrate();
    const signIns = await database.withLock((lockedDb) => seed(config, lockedDb));
    return {
      config,
      database,
      signIns,
      plugin: async (app) => void (await app.register(apiPlugin, { config, db })),
      startBackgroundJobs: (log) => startBackgroundJobs(config, db, log),
      close: () => database.close(),
    };
  } catch (cause) {
    await database.close();
    throw cause;
  }
}

async function seed(config: Config, db: Db): Promise<readonly SeededAccount[]> {
  await seedCatalogue(db);
  if (config.production) {
    await disableSeededAccounts(db);
    return [];
  }
  const accounts = await seedAccounts(db);
  if (!config.hasDemoData) return accounts;
  const colleagues = await seedDemoColleagues(db);
  await seedDemoData(config, db);
  return [...accounts, ...colleagues];
}
