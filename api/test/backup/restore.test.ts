import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { findArchive, openArchiveStore } from '../../src/backup/archive/archive-location.ts';
import { createBackupKey, readBackupKey } from '../../src/backup/archive/encryption.ts';
import { createBackup } from '../../src/backup/create-backup.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { createTables } from '../../src/backup/tables/create-tables.ts';
import { parseConfig } from '../../src/config/config.ts';
import { queryRows } from '../../src/db/db.ts';
import { migrationsFolder } from '../../src/db/migrations-folder.ts';
import { openEmbeddedDatabase } from '../../src/db/open-embedded-database.ts';
import { runCommand } from '../support/shop-process.ts';
import { startS3 } from '../../../server/test/support/s3-counterpart.ts';

const home = await mkdtemp(join(tmpdir(), 'shop-restore-'));
after(() => rm(home, { recursive: true, force: true }));

const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
const { entries } = JSON.parse(journal) as { entries: { when: number }[] };

const text = 'Straße "über" \\ ,{}\nand a new line';
const picture = 'pictures/ab/abcd.jpg';
const dataDir = join(home, 'old');

/** Fills the data folder as an older version of the shop did. */
async function createOldShop(): Promise<void> {
  const { db, close } = await openEmbeddedDatabase(dataDir);
  await db.transaction(async (tx) => {
    await createTables(tx, { at: entries.at(-3)?.when ?? 0 });
    await tx.execute(sql`insert into faq_topics (id, title, position) values (7, ${text}, 3)`);
    await tx.execute(sql`update order_counter set position = 78`);
    await tx.execute(sql`update quote_counter set position = 1012`);
  });
  await close();
  await mkdir(join(dataDir, 'pictures/ab'), { recursive: true });
  await writeFile(join(dataDir, picture), Buffer.alloc(5_000_000, 1));
}

async function createArchive(location: string, key: string | null = null, retainedCount = 2) {
  const store = await openArchiveStore(location, home);
  const backup = await createBackup(parseConfig({ DATA_DIR: dataDir }), {
    store,
    key,
    retainedCount,
  });
  return backup.archive;
}

async function restore(
  archive: string,
  target: string,
  key: string | null = null,
  nextOrder: number | null = null,
) {
  const location = await findArchive(archive, home);
  return restoreBackup(parseConfig({ DATA_DIR: target }), { ...location, key }, nextOrder);
}

describe('an archive', () => {
  let archive = '';
  before(async () => {
    await createOldShop();
    for (const year of [2020, 2021])
      await mkdir(join(home, 'archives'), { recursive: true }).then(() =>
        writeFile(join(home, 'archives', `shop-${year}-01-01T00-00-00Z.tar.zst`), ''),
      );
    archive = await createArchive('archives');
  });

  it('replaces the oldest ones', async () => {
    const names = await readdir(join(home, 'archives'));
    assert.deepEqual(names.sort(), [
      'shop-2021-01-01T00-00-00Z.tar.zst',
      archive.split('/').at(-1),
    ]);
  });

  it('replaces the oldest ones too if the release store does not take its record', async () => {
    const s3 = await startS3();
    after(() => s3.close());
    s3.interfereBy(({ method, url }) =>
      method === 'PUT' && url?.includes('last-backup') ? 'fail' : undefined,
    );
    const store = await openArchiveStore('unrecorded', home);
    await mkdir(join(home, 'unrecorded'));
    await writeFile(join(home, 'unrecorded/shop-2020-01-01T00-00-00Z.tar.zst'), '');
    const config = parseConfig({ DATA_DIR: dataDir, RELEASE_STORE: `s3://${s3.bucket}/shop` });
    const backup = await createBackup(config, { store, key: null, retainedCount: 1 });
    assert.match(backup.recordFailure?.message ?? '', /does not answer/);
    assert.deepEqual(await readdir(join(home, 'unrecorded')), [basename(backup.archive)]);
  });

  describe('of an older version, restored by the command', () => {
    const restored = join(home, 'restored-by-command');
    let output = '';
    before(async () => {
      const result = await runCommand({ DATA_DIR: restored }, 'restore', archive);
      output = result.output;
      assert.equal(result.code, 0, output);
    });

    it('is migrated', async () => {
      const { db, close } = await openEmbeddedDatabase(restored);
      const topics = await queryRows(db, sql`select title, position from faq_topics`);
      const migrations = await queryRows(db, sql`select from drizzle.__drizzle_migrations`);
      await close();
      assert.deepEqual(topics, [{ title: text, position: 3 }]);
      assert.equal(migrations.length, entries.length);
      assert.match(output, /^Restored .* 1 pictures /);
      assert.equal((await readFile(join(restored, picture))).length, 5_000_000);
      assert.deepEqual(
        (await readdir(restored)).filter((name) => name.startsWith('.')),
        [],
      );
    });

    it('gives no quote number again: the next quote has the number that the last line names', async () => {
      assert.match(output, /The next quote is Q1100: Q1013 to Q1099 are left out/);
      const { db, close } = await openEmbeddedDatabase(restored);
      const [counter] = await queryRows(db, sql`select position from quote_counter`);
      const [entry] = await queryRows(
        db,
        sql`select before, after from staff_audit where action = 'quote.numbersLeftOut'`,
      );
      await close();
      assert.deepEqual(counter, { position: 1_099 });
      assert.deepEqual(entry, { before: { next: 'Q1013' }, after: { next: 'Q1100' } });
    });

    it('gives no order number again, and says so in the last line and in the audit log', async () => {
      assert.match(
        output.trim().split('\n').at(-1) ?? '',
        /^The next order is SLR10100: SLR10079 to SLR10099 are left out.*The next is INV-10100:.*The next is CN-10100:/,
      );
      const again = await runCommand({ DATA_DIR: restored }, 'next-order', '10095');
      assert.match(again.output, /cannot be SLR10095: SLR10099 is given away/);
      const further = await runCommand({ DATA_DIR: restored }, 'next-order', 'SLR10195');
      assert.match(
        further.output,
        /^The next order is SLR10195: SLR10100 to SLR10194 are left out/,
      );
      // The next hundred is only five numbers away.
      const leap = await runCommand({ DATA_DIR: restored }, 'next-order');
      assert.match(leap.output, /^The next order is SLR10300/);
      const { db, close } = await openEmbeddedDatabase(restored);
      const counters = await queryRows(db, sql`select position from order_counter`);
      const gaps = await queryRows<{ after: object; reason: string }>(
        db,
        sql`select after, reason from staff_audit where action = 'order.numbersLeftOut' order by id`,
      );
      await close();
      assert.deepEqual(counters, [{ position: 299 }]);
      const nextNumbers = [{ next: 'SLR10100' }, { next: 'SLR10195' }, { next: 'SLR10300' }];
      assert.deepEqual(
        gaps.map(({ after: change }) => change),
        nextNumbers,
      );
      assert.match(gaps[0]?.reason ?? '', /may have these numbers/);
    });
  });

  it('goes on with the number that the operator names, unless it is given away', async () => {
    const restored = join(home, 'named');
    await assert.rejects(restore(archive, restored, null, 10_078), /SLR10078 is given away/);
    await assert.rejects(readdir(restored));
    const { numberGap } = await restore(archive, restored, null, 10_500);
    assert.deepEqual(numberGap, { from: 10_079, next: 10_500 });
  });

  it('goes into an empty folder that nobody uses', async () => {
    await assert.rejects(restore(archive, dataDir), /^SettingError: DATA_DIR .* is not empty/);
    const { close } = await openEmbeddedDatabase(dataDir);
    await assert.rejects(restore(archive, dataDir), /is in use/);
    await close();
  });

  it('in the S3 store is opened with its key only, and refused if a byte is wrong', async () => {
    const s3 = await startS3();
    after(() => s3.close());
    const [key, otherKey] = [await createBackupKey(), await createBackupKey()];
    const toKilled = (day: string) => `backups/shop-${day}T03-00-00Z.tar.zst/000001`;
    const object = { body: Buffer.from('x'), tag: '"x"' };
    s3.kept.set(toKilled('2026-01-01'), { ...object, at: new Date('2026-01-01') });
    s3.kept.set(toKilled('2026-01-02'), { ...object, at: new Date() });
    const encrypted = await createArchive(`s3://${s3.bucket}/backups`, key);
    // Keeps the second archive, because a backup that still runs may be writing it.
    assert.equal(s3.kept.has(toKilled('2026-01-01')), false);
    assert.equal(s3.kept.delete(toKilled('2026-01-02')), true);
    const restored = join(home, 'decrypted');
    await assert.rejects(restore(encrypted, restored), /The archive is encrypted/);
    await assert.rejects(restore(encrypted, restored, otherKey), /cannot be opened with this key/);
    const [name = ''] = [...s3.kept.keys()];
    const { body } = s3.kept.get(name) as { body: Buffer };
    assert.equal(body.includes('manifest'), false);
    body.writeUInt8(body.readUInt8(1_000) ^ 1, 1_000);
    await assert.rejects(restore(encrypted, restored, key));
    await assert.rejects(readdir(restored));
    body.writeUInt8(body.readUInt8(1_000) ^ 1, 1_000);
    assert.equal((await restore(encrypted, restored, key)).manifest.counts.pictures, 1);
  });

  it('has a key in the form of age', async () => {
    const BACKUP_KEY = await createBackupKey();
    assert.equal(await readBackupKey(undefined, { BACKUP_KEY }), BACKUP_KEY);
    await assert.rejects(
      readBackupKey(undefined, { BACKUP_KEY: 'short' }),
      /^SettingError: BACKUP_KEY/,
    );
  });

  it('of a newer version is refused with a sentence', async () => {
    const { db, close } = await openEmbeddedDatabase(dataDir);
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`,
    );
    await close();
    const newer = await createArchive('newer');
    await assert.rejects(restore(newer, join(home, 'restored')), /comes from a newer version/);
    await assert.rejects(readdir(join(home, 'restored')));
  });
});
