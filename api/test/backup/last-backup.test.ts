import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, it } from 'node:test';
import { openStore } from 'server/store/open-store';
import {
  LAST_BACKUP_KEY,
  type LastBackup,
  readLastBackup,
  writeLastBackup,
} from '../../src/backup/last-backup.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'shop-last-backup-'));
after(() => rm(dataDir, { recursive: true }));
const store = await openStore({ folder: join(dataDir, 'releases') });

const backupOfDay = (day: string): LastBackup => ({
  at: `2026-03-${day}T03:00:00.000Z`,
  archive: `/srv/backups/${day}`,
  bytes: 99,
  verified: true,
});

beforeEach(() => store.remove(LAST_BACKUP_KEY));

it('a backup that took longer does not replace the record of a newer one', async () => {
  await writeLastBackup(store, backupOfDay('04'));
  await writeLastBackup(store, backupOfDay('06'));
  await writeLastBackup(store, backupOfDay('05'));
  assert.deepEqual(await readLastBackup(store, { dataDir }), backupOfDay('06'));
});

it('a backup replaces a damaged record', async () => {
  await store.create(LAST_BACKUP_KEY, Buffer.from('{"at": "2026-'));
  await writeLastBackup(store, backupOfDay('05'));
  assert.deepEqual(await readLastBackup(store, { dataDir }), backupOfDay('05'));
});
