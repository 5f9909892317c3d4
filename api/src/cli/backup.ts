import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { refuseOtherStore } from 'server/store-location';
import { openArchiveStore } from '../backup/archive/archive-location.ts';
import { createBackupKey, readBackupKey } from '../backup/archive/encryption.ts';
import { callerFolder, describeCounts, formatBytes, runCommand } from './backup-command.ts';
import { createBackup } from '../backup/create-backup.ts';
import { parseConfig } from '../config/config.ts';
import { describeDatabaseLocation } from '../db/open-database.ts';

const USAGE =
  'Usage: npm run backup -- FOLDER|s3://bucket/prefix [--keep 14] [--key-file FILE], or npm run backup -- --new-key FILE';

/**
 * The command `npm run backup` backs up the whole shop, or creates a key file with `--new-key`. The
 * shop may be running.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      keep: { type: 'string' },
      'key-file': { type: 'string' },
      'new-key': { type: 'string' },
    },
  });
  if (values['new-key'] !== undefined)
    return createKeyFile(resolve(callerFolder, values['new-key']));
  const [location] = positionals;
  if (location === undefined || positionals.length > 1) throw new Error(USAGE);
  const retainedCount = values.keep === undefined ? null : Number(values.keep);
  if (retainedCount !== null && !(Number.isInteger(retainedCount) && retainedCount > 0))
    throw new Error('--keep needs the number of archives that stay, such as 14.');
  const keyFile = values['key-file'];
  const key = await readBackupKey(keyFile && resolve(callerFolder, keyFile), process.env);

  const config = parseConfig(process.env);
  await refuseOtherStore(config.dataDir, 'DATABASE_URL', describeDatabaseLocation(config));
  const store = await openArchiveStore(location, callerFolder);
  const backup = await createBackup(config, { store, key, retainedCount });
  for (const file of backup.missingPictures)
    console.warn(`The picture ${file} is in the database, but not in the store.`);
  console.log(
    `${backup.archive} is written and verified: ${formatBytes(backup.bytes)}, ${describeCounts(backup.manifest)}.`,
  );
  if (backup.recordFailure !== null)
    console.warn(
      `The release store did not take the time of this backup, so the health page shows an older one: ${backup.recordFailure.message}`,
    );
  if (key === null) console.log('It is not encrypted, because no key was given.');
  for (const setting of backup.manifest.keySettings)
    console.log(`It does not contain ${setting}: keep that setting too.`);
});

async function createKeyFile(file: string): Promise<void> {
  await writeFile(file, `${await createBackupKey()}\n`, { flag: 'wx', mode: 0o600 });
  console.log(
    `${file} holds a new key. Without it no archive can be opened: keep a copy elsewhere.`,
  );
}
