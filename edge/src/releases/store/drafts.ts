import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfGone } from './null-if-gone.ts';

/** Where files are written before they appear in their place; no key begins with a dot. */
export const DRAFTS = '.drafts';

/** How long a draft may lie, in ms: its writer has long ended, one way or the other. */
const LEFT_MS = 3_600_000;

/** Removes what killed writers have left. */
export async function forgetDrafts(root: string): Promise<void> {
  for (const name of await readdir(join(root, DRAFTS))) {
    const path = join(root, DRAFTS, name);
    const facts = await stat(path).catch(nullIfGone);
    if (facts && facts.mtimeMs < Date.now() - LEFT_MS) await rm(path, { force: true });
  }
}
