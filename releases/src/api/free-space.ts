import { statfs } from 'node:fs/promises';
import type { Releases } from '../releases.ts';
import { Refusal } from './refusal.ts';

/** Smallest free disk space for a release, in bytes. The database may be on the same disk. */
const LEAST_FREE = 512 * 2 ** 20;

/** Throws a `Refusal` if the store is on a disk with less than `minFreeBytes` free. */
export async function refuseWithoutSpace(
  { store }: Pick<Releases, 'store'>,
  leastFree = LEAST_FREE,
): Promise<void> {
  if (store.folder === null) return;
  const { bavail, bsize } = await statfs(store.folder);
  if (bavail * bsize >= leastFree) return;
  throw new Refusal(
    507,
    'no_space',
    'Nothing was released. The disk of the shop is nearly full: ask its operators to free space.',
  );
}
