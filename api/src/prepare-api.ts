import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { startBackgroundJobs } from './background.ts';
import { parseConfig, type Config } from './config/config.ts';
import type { Environment } from 'server/settings/read';
import type { Db } from './db/db.ts';
import type { Database } from './db/database.ts';
import { createDeferredDb } from './db/deferred-db.ts';
import { openDatabase } from './db/open-database.ts';
import { saveSeller } from './invoices/issue/seller.ts';
import { apiPlugin } from './plugin.ts';
import { seedDemoData } from './seed/demo/seed-demo-data.ts';
import {
  seedAccounts,
  disableSeededAccounts,
  seedDemoColleagues,
  type SeededAccount,
} from './seed/seed-accounts.ts';
import { seedCatalogue } from './seed/seed-catalogue.ts';

interface OpenedApi {
  database: Database;
  /** Seeded accounts that are printed at the start. Empty in production. */
  signIns: readonly SeededAccount[];
  startBackgroundJobs(log: FastifyBaseLogger): { stop(): Promise<void> };
  close(): Promise<void>;
}

/** The backend before its database is open. */
interface UnopenedApi {
  config: Config;
  /** Fastify plugin with all routes: `app.register(api.plugin, { prefix })`. */
  plugin(app: FastifyInstance): Promise<void>;
  /**
   * Opens and migrates the database. Seeds the database if it is empty. Rejects with a
   * `SettingError` if the database fails.
   */
  open(): Promise<OpenedApi>;
}

/**
 * Creates the backend without opening its database. Throws a `SettingError` for an invalid setting.
 */
export function createApi(env: Environment): UnopenedApi {
  const config = parseConfig(env);
  const { db, setDb } = createDeferredDb();
  return {
    config,
    plugin: async (app) => void (await app.register(apiPlugin, { config, db })),
    async open() {
      const database = await openDatabase(config);
      setDb(database.db);
      try {
        await database.migrate();
        return {
          database,
          signIns: await database.withLock((lockedDb) => seedDatabase(config, lockedDb)),
          startBackgroundJobs: (log) => startBackgroundJobs(config, database.db, log),
          close: () => database.close(),
        };
      } catch (cause) {
        await database.close();
        throw cause;
      }
    },
  };
}

/** Creates the backend and opens its database. */
export async function prepareApi(env: Environment): Promise<UnopenedApi & OpenedApi> {
  const api = createApi(env);
  return { ...api, ...(await api.open()) };
}

async function seedDatabase(config: Config, db: Db): Promise<readonly SeededAccount[]> {
  await seedCatalogue(db);
  await saveSeller(db, config.shop);
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
