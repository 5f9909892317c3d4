import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const lastBackup = v.object({
  /** Time of the backup (ISO 8601). */
  at: v.string(),
  /** Path or URL of the archive. */
  archive: v.string(),
  bytes: v.number(),
  verified: v.literal(true),
});

export type LastBackup = v.InferOutput<typeof lastBackup>;

const getFile = (dataDir: string) => join(dataDir, 'last-backup.json');

/**
 * Saves the time and location of a verified backup in the data folder. `npm run doctor` reads this
 * file.
 */
export async function writeLastBackup(dataDir: string, backup: LastBackup): Promise<void> {
  const file = getFile(dataDir);
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${file}.${process.pid}`, JSON.stringify(backup));
  await rename(`${file}.${process.pid}`, file);
}

/** Returns the last verified backup, or null if the shop was never backed up. */
export async function readLastBackup(dataDir: string): Promise<LastBackup | null> {
  try {
    return v.parse(lastBackup, JSON.parse(await readFile(getFile(dataDir), 'utf8')));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw cause;
  }
}
