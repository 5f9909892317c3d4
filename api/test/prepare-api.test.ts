import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { count } from 'drizzle-orm';
import Fastify from 'fastify';
import { authenticate } from '../src/people/sign-in/sign-in.ts';
import { users } from '../src/people/records/tables.ts';
import { services } from '../src/catalog/records/tables.ts';
import { lockFolder } from '../src/db/folder-lock.ts';
import { developmentAccounts } from '../src/seed/seed-accounts.ts';
import { prepareApi } from '../src/prepare-api.ts';
import { eventually } from './support/eventually.ts';
import { runBackend } from './support/run-backend.ts';
import { createServerDatabase } from './support/server-database.ts';

const DATA_DIR = await mkdtemp(join(tmpdir(), 'shop-start-'));
after(() => rm(DATA_DIR, { recursive: true, force: true }));

const server = process.env.TEST_DATABASE_URL;
const created = server === undefined ? null : await createServerDatabase(server);
after(() => created?.drop());

/** Starts only one process with the embedded database, because no other process can open it. */
const processes = created ? 4 : 1;
const env = { DATA_DIR, ...(created && { DATABASE_URL: created.url }) };

describe('the start', () => {
  it('migrates and seeds an empty database once, for any number of processes that start together', async () => {
    const started = await Promise.all(Array.from({ length: processes }, () => prepareApi(env)));
    const [first] = started;
    assert.ok(first);
    for (const { plugin, signIns } of started) {
      const app = Fastify();
      await plugin(app);
      await eventually(async () => assert.equal((await app.inject('/readyz')).statusCode, 200));
      assert.deepEqual(
        signIns.map(({ role }) => role),
        ['customer', 'staff'],
      );
    }
    const [rows] = await first.database.db.select({ all: count() }).from(services);
    assert.equal(rows?.all, 9);
    await Promise.all(started.map(({ close }) => close()));
  });

  it('keeps existing data, and adds no users in production', async () => {
    await (await prepareApi(env)).close();
    const PUBLIC_URL = 'https://shop.example.com';
    const again = await prepareApi({ ...env, NODE_ENV: 'production', PUBLIC_URL });
    assert.deepEqual(again.signIns, []);
    const [rows] = await again.database.db.select({ all: count() }).from(users);
    assert.equal(rows?.all, 2);
    await again.close();
  });

  it('prevents sign-in with a development password in production', async () => {
    const trySignIns = async (settings: Record<string, string>) => {
      const { database, close } = await prepareApi({ ...env, ...settings });
      const each = developmentAccounts.map(({ email, password }) =>
        authenticate(database.db, email, password),
      );
      const who = (await Promise.all(each)).map((user) => user?.role ?? null);
      await close();
      return who;
    };
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example.com' };
    assert.deepEqual(await trySignIns({}), ['customer', 'staff']);
    assert.deepEqual(await trySignIns(production), [null, null]);
    assert.deepEqual(await trySignIns({}), ['customer', 'staff']);
  });

  it('fails with one line that names a data folder in use', async () => {
    const taken = await mkdtemp(join(tmpdir(), 'shop-taken-'));
    const unlock = lockFolder(taken);
    const [code, output] = await runBackend({ DATA_DIR: taken });
    unlock();
    await rm(taken, { recursive: true });
    assert.equal(code, 1);
    assert.match(output, /^DATA_DIR [^\n]* is in use [^\n]*\n$/);
  });

  it('listens only at the address of HOST, and ends gracefully on request, even for two signals', async () => {
    const settings = { ...env, HOST: '127.0.0.1', API_PORT: '0', LOG_LEVEL: 'info' };
    const [code, said] = await runBackend(settings, 'SIGINT', 'SIGTERM');
    assert.equal(code, 0);
    const places = said.match(/Server listening at [^"]+(?=:\d)/g);
    assert.deepEqual(places, ['Server listening at http://127.0.0.1']);
  });
});
