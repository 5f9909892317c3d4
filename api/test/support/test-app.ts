import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app.ts';
import { parseConfig, type Config } from '../../src/config/config.ts';
import type { Environment } from 'server/settings/read';
import type { Database } from '../../src/db/database.ts';
import { saveSeller } from '../../src/invoices/issue/seller.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestApp extends Database {
  app: FastifyInstance;
  config: Config;
}

export type AppChanges = Partial<Pick<Config, 'passwordCost' | 'rateLimitScale'>>;

/**
 * Creates the same app as in production, on a separate database. The app's data folder is removed
 * after the tests of the file. `env` has settings. Rate limits are off unless `RATE_LIMIT_SCALE` is
 * set. `passwordCost` is for tests with hundreds of passwords. `rateLimitScale` is for tests with
 * limits of a few requests.
 */
export async function createTestApp(
  env: Environment = {},
  changes: AppChanges = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-api-'));
  const settings = {
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '1000',
    ...env,
  };
  const config = { ...parseConfig(settings), ...changes };
  const database = await createTestDatabase();
  await saveSeller(database.db, config.shop);
  const app = await buildApp(config, database.db);
  await app.ready();
  after(async () => {
    await app.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { ...database, app, config };
}
