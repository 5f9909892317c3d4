import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { openServerDatabase } from '../../src/db/open-server-database.ts';
import { createServerDatabase } from '../support/server-database.ts';

const { url, drop } = await createServerDatabase(String(process.env.TEST_DATABASE_URL));
const database = await openServerDatabase(url);
after(async () => {
  await database.close();
  await drop();
});

const stopping = fileURLToPath(new URL('../support/hold-start-lock.ts', import.meta.url));

describe('work under the lock of a PostgreSQL server', () => {
  it('fails with its own cause when the connection of the lock breaks, and the next work continues', async () => {
    const work = database.withLock(async () => {
      await runStatement(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      throw new Error('what the work says');
    });
    await assert.rejects(work, /what the work says/);
    assert.equal(await database.withLock(async () => 'done'), 'done');
  });

  it('continues in another process when the lock holder stops, and the work of that holder then fails', async () => {
    const child = fork(stopping, [url]);
    after(() => child.kill('SIGKILL'));
    assert.equal((await once(child, 'message'))[0], 1);
    assert.equal(await database.withLock(async () => 'done'), 'done');
    const said = once(child, 'message');
    child.kill('SIGCONT');
    assert.equal((await said)[0], 'failed');
  });
});

/** Runs a statement on a separate connection, without the time limits of the shop. */
async function runStatement(statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}
