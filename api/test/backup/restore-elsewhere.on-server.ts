import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { queryRows } from '../../src/db/db.ts';
import { openEmbeddedDatabase } from '../../src/db/open-embedded-database.ts';
import { openServerDatabase } from '../../src/db/open-server-database.ts';
import { startS3 } from '../../../server/test/support/s3-counterpart.ts';
import { createServerDatabase } from '../support/server-database.ts';
import { runCommand } from '../support/shop-process.ts';

const home = await mkdtemp(join(tmpdir(), 'shop-restore-'));
after(() => rm(home, { recursive: true, force: true }));
const s3 = await startS3();
after(() => s3.close());

const release = 'catalog-mfe/1.0.0-3f9c2a1b';
const files = {
  'pictures/ab/abcd.jpg': 'a picture',
  'captcha.key': 'a key',
  [`releases/${release}/remoteEntry.js`]: 'export {};',
  'releases/registry.json': JSON.stringify({
    revision: 1,
    microFrontends: { 'catalog-mfe': [{ extras: { folder: release } }] },
  }),
};

/** Creates a shop with the embedded database and local files. Resolves to the path of a backup. */
async function backUpLocalShop(): Promise<string> {
  const dataDir = join(home, 'local');
  const { db, migrate, close } = await openEmbeddedDatabase(dataDir);
  await migrate();
  await db.execute(sql`insert into faq_topics (id, title, position) values (7, 'Marked', 3)`);
  await close();
  for (const [path, body] of Object.entries(files)) {
    await mkdir(dirname(join(dataDir, path)), { recursive: true });
    await writeFile(join(dataDir, path), body);
  }
  const { code, output } = await runCommand({ DATA_DIR: dataDir }, 'backup', join(home, 'backups'));
  assert.equal(code, 0, output);
  const [name = ''] = await readdir(join(home, 'backups'));
  return join(home, 'backups', name);
}

/** Returns the settings of a shop with its own server database and its own prefix in the bucket. */
async function createTarget(name: string) {
  const { url, drop } = await createServerDatabase(process.env.TEST_DATABASE_URL ?? '');
  after(drop);
  const RELEASE_STORE = `s3://${s3.bucket}/${name}`;
  return { ...s3.env, DATA_DIR: join(home, name), DATABASE_URL: url, RELEASE_STORE };
}

type Target = Awaited<ReturnType<typeof createTarget>>;

async function readTopics({ DATABASE_URL }: Target): Promise<unknown[]> {
  const { db, close } = await openServerDatabase(DATABASE_URL);
  const topics = await queryRows(db, sql`select title from faq_topics where id = 7`).catch(
    () => [],
  );
  await close();
  return topics;
}

const listObjects = (name: string) =>
  [...s3.kept.keys()].filter((key) => key.startsWith(`${name}/`)).sort();

describe('a backup of a local shop', () => {
  let archive = '';
  before(async () => {
    archive = await backUpLocalShop();
  });

  it('is restored into PostgreSQL and an S3 store, and the command says where', async () => {
    const target = await createTarget('full');
    const { code, output } = await runCommand(target, 'restore', archive);
    assert.equal(code, 0, output);
    assert.match(output, /^Restored 0 orders, 0 accounts, 1 pictures and 1 releases, as of \d{4}-/);
    const database = `the database '${new URL(target.DATABASE_URL).pathname.slice(1)}' at `;
    for (const location of [`${target.DATA_DIR}, `, database, `${target.RELEASE_STORE}/.`])
      assert.ok(output.includes(location), output);
    assert.deepEqual(await readTopics(target), [{ title: 'Marked' }]);
    assert.deepEqual(listObjects('full'), [
      `full/${release}/remoteEntry.js`,
      'full/pictures/ab/abcd.jpg',
      'full/registry.json',
    ]);
    assert.equal(String(s3.kept.get('full/pictures/ab/abcd.jpg')?.body), 'a picture');
    assert.equal(await readFile(join(target.DATA_DIR, 'captcha.key'), 'utf8'), 'a key');
    assert.deepEqual((await readdir(target.DATA_DIR)).sort(), ['captcha.key', 'lock']);
  });

  it('changes nothing if the store is not empty, and says what to do', async () => {
    const target = await createTarget('used-store');
    const present = { body: Buffer.from('x'), tag: '"x"', at: new Date() };
    s3.kept.set('used-store/registry.json', present);
    const { code, output } = await runCommand(target, 'restore', archive);
    assert.equal(code, 1);
    assert.match(
      output,
      /^RELEASE_STORE is not empty \(s3:\/\/releases\/used-store\/registry\.json\).*name another prefix/,
    );
    assert.deepEqual(listObjects('used-store'), ['used-store/registry.json']);
    assert.deepEqual(await readTopics(target), []);
    await assert.rejects(readdir(target.DATA_DIR), { code: 'ENOENT' });
  });

  it('changes nothing if a shop uses the database, and says what to do', async () => {
    const target = await createTarget('used-database');
    const shop = await openServerDatabase(target.DATABASE_URL);
    await shop.migrate();
    const { code, output } = await runCommand(target, 'restore', archive);
    await shop.close();
    assert.equal(code, 1);
    assert.match(output, /^DATABASE_URL leads to .*, which is not empty\. .*createdb/);
    assert.equal(output.includes(new URL(target.DATABASE_URL).password + '@'), false);
    assert.deepEqual(listObjects('used-database'), []);
    assert.deepEqual(await readTopics(target), []);
    await assert.rejects(readdir(target.DATA_DIR), { code: 'ENOENT' });
  });
});
