import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { after, describe, it } from 'node:test';
import { runBackend } from './support/run-backend.ts';
import { createSeededServerDatabase } from './support/server-database.ts';

const database = await createSeededServerDatabase();
after(() => database.drop());
const env = { DATABASE_URL: database.url };

// Runs only on a PostgreSQL server, because a process opens an embedded database several times more
// slowly.
describe('the start', () => {
  it('is refused with one line that names a bad setting', async () => {
    const [code, said] = await runBackend({ ...env, NODE_ENV: 'production' });
    assert.equal(code, 1);
    const [line = '', rest] = said.split('\n');
    // In production, every line of the log is JSON.
    assert.match(
      (JSON.parse(line) as { msg: string }).msg,
      /^PUBLIC_URL is required in production/,
    );
    assert.equal(rest, '');
  });

  it('is refused with one line that names a database that cannot be reached', async () => {
    const gone = 'postgres://shop:secret@127.0.0.1:1/shop';
    const [code, said] = await runBackend({ ...env, DATABASE_URL: gone });
    assert.equal(code, 1);
    assert.match(said, /^DATABASE_URL cannot be reached [^\n]*\n$/);
    assert.doesNotMatch(said, /secret/);
  });

  it('is refused with one line that names a port that is taken', async () => {
    const other = createServer().listen(0, '0.0.0.0');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const [code, said] = await runBackend({ ...env, API_PORT: String(port), LOG_LEVEL: 'warn' });
    other.close();
    assert.equal(code, 1);
    assert.equal(said, `API_PORT ${port} is taken: stop what uses it, or set another.\n`);
  });

  it('is refused with one line that names an address that is not of this machine', async () => {
    const [code, said] = await runBackend({
      ...env,
      HOST: '192.0.2.1',
      API_PORT: '0',
      LOG_LEVEL: 'warn',
    });
    assert.equal(code, 1);
    assert.equal(said, 'HOST 192.0.2.1 is no address of this machine.\n');
  });
});
