import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfMissing } from 'server/store/null-if-missing';
import { ConflictError, type ObjectStore } from 'server/store/object-store';
import * as v from 'valibot';
import type { Config } from '../config/config.ts';

const lastBackup = v.object({
  /** Time of the backup (ISO 8601). */
  at: v.string(),
  /** Path or URL of the archive. */
  archive: v.string(),
  bytes: v.number(),
  verified: v.literal(true),
});

/** The record as JSON text. */
const storedLastBackup = v.pipe(v.string(), v.parseJson(), lastBackup);

export type LastBackup = v.InferOutput<typeof lastBackup>;

/**
 * Key in the release store, and name of the file that earlier versions wrote into the data folder.
 */
export const LAST_BACKUP_KEY = 'last-backup.json';

/**
 * Saves the time and location of a verified backup in the release store, because all machines of a
 * shop share this store. Does nothing if the store has the record of a newer backup.
 */
export async function writeLastBackup(store: ObjectStore, backup: LastBackup): Promise<void> {
  const body = Buffer.from(JSON.stringify(backup));
  for (;;) {
    const entry = await store.read(LAST_BACKUP_KEY);
    if (entry !== null && isNewer(entry.body, backup)) return;
    try {
      await (entry === null
        ? store.create(LAST_BACKUP_KEY, body)
        : store.replace(LAST_BACKUP_KEY, body, entry.tag));
      return;
    } catch (cause) {
      // Another backup finished at the same time.
      if (!(cause instanceof ConflictError)) throw cause;
    }
  }
}

/** Returns false for a damaged record, so that the next backup replaces it. */
function isNewer(storedBody: Buffer, { at }: LastBackup): boolean {
  const { success, output } = v.safeParse(storedLastBackup, String(storedBody));
  return success && output.at > at;
}

/**
 * Returns the last verified backup, whichever machine made it, or null if the shop was never backed
 * up. Throws a `StoreUnavailableError` if the release store does not respond.
 */
export async function readLastBackup(
  releaseStore: Pick<ObjectStore, 'read'>,
  { dataDir }: Pick<Config, 'dataDir'>,
): Promise<LastBackup | null> {
  const body =
    (await releaseStore.read(LAST_BACKUP_KEY))?.body ??
    (await readFile(join(dataDir, LAST_BACKUP_KEY)).catch(nullIfMissing));
  return body === null ? null : v.parse(storedLastBackup, String(body));
}
