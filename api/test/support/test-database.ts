import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { embedded } from '../../src/db/open-embedded.ts';
import type { Database } from '../../src/db/open-database.ts';
import { openServer } from '../../src/db/open-server.ts';
import { seedCatalogue } from '../../src/seed/seed.ts';
import { template } from './template.ts';

/**
 * A migrated and seeded database of its own: embedded and in memory, or, with
 * `TEST_DATABASE_URL`, a fresh database on that PostgreSQL server, dropped at the end.
 */
export async function testDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (server !== undefined) return onServer(server);
  return embedded({ loadDataDir: await template() });
}

async function onServer(server: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const database = await openServer(Object.assign(new URL(server), { pathname: name }).href);
  await database.migrate();
  await seedCatalogue(database.db);
  return {
    ...database,
    async close() {
      await database.close();
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
