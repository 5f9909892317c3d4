import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { recordStoreLocation } from 'server/store-location';
import { parseConfig } from '../../src/config/config.ts';
import { describeDatabaseLocation } from '../../src/db/open-database.ts';
import { addStaff } from '../../src/people/staff/colleagues/add-staff.ts';
import { users } from '../../src/people/records/tables.ts';
import { runStaffCommand } from '../../src/people/staff/colleagues/staff-command.ts';
import { createPerson } from '../support/people.ts';
import { readyPglite } from '../support/shop-process.ts';
import { createTestApp } from '../support/test-app.ts';

const { PATH, NODE_COMPILE_CACHE } = process.env;

const { app, db } = await createTestApp();
const password = 'a long password';

const logIn = async (username: string) =>
  (
    await app.inject({
      method: 'POST',
      url: '/admin/userlogin',
      payload: { username, password },
    })
  ).json();

describe('adding staff', () => {
  it('creates a user who signs in as staff', async () => {
    await addStaff(db, 'new@example.com', password);
    assert.equal((await logIn('new@example.com')).role, 'staff');
  });

  it('makes a customer staff, with the new password, and ends every session', async () => {
    const customer = await createPerson(db);
    await addStaff(db, customer.email.toUpperCase(), password);
    assert.deepEqual((await logIn(customer.email)).userid, { id: customer.id });
    const response = await app.inject({
      url: `/users/getusers/${customer.id}`,
      headers: customer.headers,
    });
    assert.equal(response.statusCode, 401);
  });

  it('makes the first one the owner, who stays owner until there is another', async () => {
    const shop = await createTestApp();
    const command = { kind: 'add' as const, password, role: undefined };
    await shop.db.update(users).set({ role: 'customer', staffRole: null });
    const add = (email: string, role?: string) =>
      runStaffCommand(shop.db, { ...command, email, role });
    assert.match(await add('first@example.com'), /role 'owner'/);
    assert.match(await add('second@example.com'), /role 'staff'/);
    assert.match(await add('first@example.com'), /role 'owner'/);
    await assert.rejects(add('first@example.com', 'staff'), /is the last owner/);
    await assert.rejects(add('third@example.com', 'boss'), /'boss' is no role/);
    assert.match(await add('second@example.com', 'owner'), /role 'owner'/);
    assert.match(await add('first@example.com', 'manager'), /role 'manager'/);
  });

  it('refuses a short password and an invalid e-mail', async () => {
    await assert.rejects(addStaff(db, 'a@example.com', 'short'), /at least 11 characters/);
    await assert.rejects(addStaff(db, 'nobody', password), /not an e-mail/);
  });
});

describe('the command', () => {
  const scriptFile = fileURLToPath(new URL('../../src/cli/staff-add.ts', import.meta.url));

  let DATA_DIR = '';
  before(async () => {
    DATA_DIR = await mkdtemp(join(tmpdir(), 'shop-staff-'));
  });
  after(() => rm(DATA_DIR, { recursive: true }));

  it('works on an empty data folder and reports an error in one line', async () => {
    assert.deepEqual(await run(['staff@example.com'], password, { DATA_DIR }), [
      0,
      `staff@example.com can sign in as staff with the role 'owner'. Written to the embedded database in the data folder ${DATA_DIR}.\n`,
    ]);
    const [code, said] = await run([], password, { DATA_DIR });
    assert.deepEqual([code, said.trim().split('\n').length], [1, 1]);
  });

  // Uses the database of the test before, because creating one takes several seconds.
  it('does not show the password that is typed on a terminal', async () => {
    // The program `script` runs the command on a terminal of its own.
    const command = `${process.execPath} ${scriptFile} typed@example.com`;
    const child = spawn('script', ['-qec', command, '/dev/null'], {
      env: { PATH, NODE_COMPILE_CACHE, DATA_DIR },
    });
    let shown = '';
    for await (const chunk of child.stdout.setEncoding('utf8')) {
      if (!shown.includes('characters: ') && (shown + chunk).includes('characters: '))
        setTimeout(() => child.stdin.write(`${password}\r`), 500);
      shown += chunk;
    }
    assert.match(shown, /typed@example\.com can sign in as staff/);
    assert.ok(!shown.includes(password), shown);
  });

  it('refuses a database other than the one that the shop over the data folder uses', async () => {
    const emptyDir = await mkdtemp(join(tmpdir(), 'shop-staff-'));
    after(() => rm(emptyDir, { recursive: true }));
    const DATABASE_URL = 'postgres://shop:secret@127.0.0.1:1/orders';
    const location = describeDatabaseLocation(parseConfig({ DATABASE_URL }));
    await recordStoreLocation(emptyDir, 'DATABASE_URL', location);
    const refused = await run(['staff@example.com'], password, { DATA_DIR: emptyDir });
    assert.equal(refused[0], 1);
    assert.match(
      refused[1],
      /^DATABASE_URL leads to the embedded database .*'orders' at 127\.0\.0\.1:1\. .*\n$/,
    );
    assert.deepEqual(await readdir(emptyDir), ['database-url.location']);
    const other = { DATA_DIR: emptyDir, DATABASE_URL: 'postgres://127.0.0.1:1/other' };
    const [, said] = await run(['staff@example.com'], password, other);
    assert.match(said, /^DATABASE_URL leads to the database 'other' /);
    const own = await run(['staff@example.com'], password, { DATA_DIR: emptyDir, DATABASE_URL });
    assert.match(own[1], /^DATABASE_URL cannot be reached/);
  });

  async function run(args: string[], input: string, env: Record<string, string>) {
    const child = spawn(process.execPath, [...readyPglite, scriptFile, ...args], {
      env: { PATH, NODE_COMPILE_CACHE, ...env },
    });
    child.stdin.end(`${input}\n`);
    const said = Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = (await once(child, 'exit')) as [number];
    return [code, (await said).join('')] as const;
  }
});
