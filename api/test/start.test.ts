import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { count } from 'drizzle-orm';
import { logIn } from '../src/auth/sign-in.ts';
import { sessions, users } from '../src/auth/tables.ts';
import { services } from '../src/catalog/tables.ts';
import { lockFolder } from '../src/db/folder-lock.ts';
import { developmentSignIns } from '../src/seed/seed-people.ts';
import { prepareApi } from '../src/start.ts';
import { eventually } from './support/eventually.ts';
import { createServerDatabase } from './support/server-database.ts';

const { PATH, NODE_COMPILE_CACHE } = process.env;

const DATA_DIR = await mkdtemp(join(tmpdir(), 'shop-start-'));
after(() => rm(DATA_DIR, { recursive: true, force: true }));

const server = process.env.TEST_DATABASE_URL;
const created = server === undefined ? null : await createServerDatabase(server);
after(() => created?.drop());

/** Only one process at a time can open the embedded database. */
const processes = created ? 4 : 1;
const env = { DATA_DIR, ...(created && { DATABASE_URL: created.url }) };
const silent = { warn: () => undefined };

describe('the start', () => {
  it('migrates and seeds an empty database once, however many processes start together', async () => {
    const started = await Promise.all(Array.from({ length: processes }, () => prepareApi(env)));
    const [first] = started;
    assert.ok(first);
    for (const { ready, signIns } of started) {
      await eventually(async () => assert.equal(await ready(silent), true));
      assert.deepEqual(
        signIns.map(({ role }) => role),
        ['customer', 'staff'],
      );
    }
    const [rows] = await first.database.db.select({ all: count() }).from(services);
    assert.equal(rows?.all, 9);
    await Promise.all(started.map(({ close }) => close()));
  });

  it('keeps what is there, and in production seeds nobody', async () => {
    await (await prepareApi(env)).close();
    const PUBLIC_URL = 'https://shop.example.com';
    const again = await prepareApi({ ...env, NODE_ENV: 'production', PUBLIC_URL });
    assert.deepEqual(again.signIns, []);
    const [rows] = await again.database.db.select({ all: count() }).from(users);
    assert.equal(rows?.all, 2);
    await again.close();
  });

  it('lets nobody into production by a password of the development', async () => {
    const tries = async (settings: Record<string, string>) => {
      const { database, close } = await prepareApi({ ...env, ...settings });
      const each = developmentSignIns.map(({ email, password }) =>
        logIn(database.db, email, password, '127.0.0.1'),
      );
      const who = (await Promise.all(each)).map((user) => user?.role ?? null);
      const tokens = await database.db.select().from(sessions);
      await close();
      return { who, tokens: tokens.length };
    };
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example.com' };
    assert.deepEqual((await tries({})).who, ['customer', 'staff']);
    assert.deepEqual(await tries(production), { who: [null, null], tokens: 0 });
    assert.deepEqual((await tries({})).who, ['customer', 'staff']);
  });

  it('is refused with one line that names a bad setting', async () => {
    const [code, said] = await run({ ...env, NODE_ENV: 'production' });
    assert.equal(code, 1);
    assert.match(said, /^PUBLIC_URL is required in production[^\n]*\n$/);
  });

  it('is refused with one line that names a database or data folder that cannot be had', async () => {
    const gone = 'postgres://shop:secret@127.0.0.1:1/shop';
    const [code, said] = await run({ ...env, DATABASE_URL: gone });
    assert.equal(code, 1);
    assert.match(said, /^DATABASE_URL cannot be reached [^\n]*\n$/);
    assert.doesNotMatch(said, /secret/);
    const taken = await mkdtemp(join(tmpdir(), 'shop-taken-'));
    const unlock = lockFolder(taken);
    const [refused, sentence] = await run({ DATA_DIR: taken });
    unlock();
    await rm(taken, { recursive: true });
    assert.equal(refused, 1);
    assert.match(sentence, /^DATA_DIR [^\n]* is in use [^\n]*\n$/);
  });

  it('is refused with one line that names a port that is taken', async () => {
    const other = createServer().listen(0, '0.0.0.0');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const [code, said] = await run({ ...env, API_PORT: String(port), LOG_LEVEL: 'warn' });
    other.close();
    assert.equal(code, 1);
    assert.equal(said, `API_PORT ${port} is taken: stop what uses it, or set another.\n`);
  });

  it('is refused with one line that names an address that is not of this machine', async () => {
    const [code, said] = await run({ ...env, HOST: '192.0.2.1', API_PORT: '0', LOG_LEVEL: 'warn' });
    assert.equal(code, 1);
    assert.equal(said, 'HOST 192.0.2.1 is no address of this machine.\n');
  });

  it('listens at the address that HOST names alone, and ends in order when it is told to, even twice', async () => {
    const settings = { ...env, HOST: '127.0.0.1', API_PORT: '0', LOG_LEVEL: 'info' };
    const [code, said] = await run(settings, 'SIGINT', 'SIGTERM');
    assert.equal(code, 0);
    const places = said.match(/Server listening at [^"]+(?=:\d)/g);
    assert.deepEqual(places, ['Server listening at http://127.0.0.1']);
  });
});

/** Runs the backend alone; signals are sent once it listens. */
async function run(settings: Record<string, string>, ...signals: NodeJS.Signals[]) {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const child = spawn(process.execPath, [main], { env: { PATH, NODE_COMPILE_CACHE, ...settings } });
  const ended = once(child, 'exit');
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  child.stdout.on('data', (part) => {
    if (String(part).includes('Server listening')) for (const signal of signals) child.kill(signal);
  });
  const [code] = (await ended) as [number | null];
  return [code, (await said).join('')] as const;
}
