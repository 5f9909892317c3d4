import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { startBackground } from './background.ts';
import { parseConfig, type Config } from './config/config.ts';
import type { Environment } from 'server/settings/read';
import type { Db } from './db/db.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { type Readiness, watchReadiness } from './health/readiness.ts';
import { apiPlugin } from './plugin.ts';
import { seedPeople, shutOutSeededPeople, type SignIn } from './seed/seed-people.ts';
import { seedCatalogue } from './seed/seed.ts';

/** The backend with an open database, before it serves requests. */
export interface PreparedApi {
  config: Config;
  database: Database;
  /** Seeded accounts to print at the start. Empty in production. */
  signIns: readonly SignIn[];
  /** Fastify plugin with all routes: `app.register(prepared.plugin, { prefix })`. */
  plugin(app: FastifyInstance): Promise<void>;
  background(log: FastifyBaseLogger): { stop(): Promise<void> };
  /** Resolves to whether orders can be served. */
  ready: Readiness;
  close(): Promise<void>;
}

/**
 * Reads the settings, opens and migrates the database, and seeds an empty one. Rejects with a
 * `SettingError` for an invalid setting or a failing database.
 */
export async function prepareApi(env: Environment): Promise<PreparedApi> {
  const config = parseConfig(env);
  const database = await openDatabase(config);
  const { db } = database;
  try {
    await database.migrate();
    const signIns = await database.locked((locked) => seed(config, locked));
    return {
      config,
      database,
      signIns,
      plugin: async (app) => void (await app.register(apiPlugin, { config, db })),
      background: (log) => startBackground(config, db, log),
      ready: watchReadiness({ config, db }),
      close: () => database.close(),
    };
  } catch (cause) {
    await database.close();
    throw cause;
  }
}

async function seed(config: Config, db: Db): Promise<readonly SignIn[]> {
  await seedCatalogue(db);
  if (!config.production) return seedPeople(db);
  await shutOutSeededPeople(db);
  return [];
}
