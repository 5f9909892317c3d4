import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** An empty database on the PostgreSQL server of the tests. */
export interface ServerDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

/** Creates a database on the server at `server`. The database is empty, or a copy of `template`. */
export async function createServerDatabase(
  server: string,
  template = 'template1',
): Promise<ServerDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runStatement(server, `create database ${name} template ${template}`);
  return {
    name,
    url: Object.assign(new URL(server), { pathname: name }).href,
    drop: () => runStatement(server, `drop database ${name} with (force)`),
  };
}

/** Creates a migrated and seeded database on the PostgreSQL server of this run. */
export const createSeededServerDatabase = (): Promise<ServerDatabase> =>
  createServerDatabase(process.env.TEST_DATABASE_URL ?? '', process.env.TEST_DATABASE_TEMPLATE);

async function runStatement(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
