import { statfs } from 'node:fs/promises';
import type { Releases } from '../releases.ts';
import { Refusal } from './refusal.ts';

/**
 * Smallest free space in bytes at which uploads are accepted. The database may be on the same disk.
 */
const MIN_FREE_BYTES = 512 * 2 ** 20;

export async function refuseIfDiskFull(
  { store }: Pick<Releases, 'store'>,
  minFreeBytes = MIN_FREE_BYTES,
): Promise<void> {
  if (store.folder === null) return;
  const { bavail, bsize } = await statfs(store.folder);
  if (bavail * bsize >= minFreeBytes) return;
  throw new Refusal(
    507,
    'no_space',
    'Nothing was released. The disk of the shop is nearly full: ask its operators to free space.',
  );
}
