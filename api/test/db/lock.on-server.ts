import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Client } from 'pg';
import { openServer } from '../../src/db/open-server.ts';
import { createServerDatabase } from '../support/server-database.ts';

const server = process.env.TEST_DATABASE_URL;

describe('work under the lock of a PostgreSQL server', () => {
  it('fails with its own cause when the connection of the lock breaks, and the next work goes on', async () => {
    const { url, drop } = await createServerDatabase(String(server));
    const database = await openServer(url);
    const work = database.locked(async () => {
      await breakConnections(url);
      throw new Error('what the work says');
    });
    await assert.rejects(work, /what the work says/);
    assert.equal(await database.locked(async () => 'done'), 'done');
    await database.close();
    await drop();
  });
});

/** Ends every other connection to the database, as a restarted server does. */
async function breakConnections(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}
