import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfMissing } from './null-if-missing.ts';

/**
 * Folder of unfinished entries. No key begins with a dot, so no entry can have a path in this
 * folder.
 */
export const DRAFT_FOLDER = '.drafts';

/** Age from which the draft of a crashed process counts as abandoned, in ms. */
const ABANDONED_AFTER_MS = 3_600_000;

/** Deletes abandoned drafts of the store in the folder `root`. */
export async function deleteOldDrafts(root: string): Promise<void> {
  for (const name of await readdir(join(root, DRAFT_FOLDER))) {
    const path = join(root, DRAFT_FOLDER, name);
    const stats = await stat(path).catch(nullIfMissing);
    if (stats && stats.mtimeMs < Date.now() - ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
}
