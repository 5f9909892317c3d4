import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfGone } from './null-if-gone.ts';

/** Folder for incomplete files. No key begins with a dot. */
export const DRAFTS = '.drafts';

/** Age at which a draft is abandoned, in ms. */
const LEFT_MS = 3_600_000;

/** Deletes draft files of crashed processes. */
export async function forgetDrafts(root: string): Promise<void> {
  for (const name of await readdir(join(root, DRAFTS))) {
    const path = join(root, DRAFTS, name);
    const facts = await stat(path).catch(nullIfGone);
    if (facts && facts.mtimeMs < Date.now() - LEFT_MS) await rm(path, { force: true });
  }
}
