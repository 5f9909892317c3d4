import { createEmbeddedDatabase } from '../../src/db/open-embedded-database.ts';
import type { Database } from '../../src/db/database.ts';
import { openServerDatabase } from '../../src/db/open-server-database.ts';
import { patientTimeLimits } from './patience.ts';
import { openPooledDatabase } from './pooled-embedded.ts';
import { createServerDatabase } from './server-database.ts';
import { createTemplate } from './template.ts';
import { assertRunsOnBoth } from './without-database.ts';

/**
 * Creates a migrated and seeded database. By default, the database is embedded and in memory. With
 * `TEST_DATABASE_URL`, the database is a copy of `TEST_DATABASE_TEMPLATE` on that PostgreSQL
 * server. The copy is dropped at the end.
 */
export async function createTestDatabase(): Promise<Database> {
  assertRunsOnBoth();
  const server = process.env.TEST_DATABASE_URL;
  if (server !== undefined) return createOnServer(server, process.env.TEST_DATABASE_TEMPLATE);
  const isOneOfMany = process.env.TEST_FILE !== undefined;
  return isOneOfMany
    ? openPooledDatabase()
    : createEmbeddedDatabase({ loadDataDir: await createTemplate() });
}

/** Creates an empty database without tables, of the same kind as `createTestDatabase`. */
export const createEmptyTestDatabase = (): Promise<Database> =>
  process.env.TEST_DATABASE_URL === undefined
    ? createEmbeddedDatabase({})
    : createOnServer(process.env.TEST_DATABASE_URL);

async function createOnServer(server: string, template?: string): Promise<Database> {
  const { url, drop } = await createServerDatabase(server, template);
  // A Unix socket takes less processor time than TCP.
  const socketUrl = `${url}?host=${process.env.TEST_DATABASE_SOCKETS}`;
  const database = await openServerDatabase(socketUrl, patientTimeLimits);
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}
