import { statfs } from 'node:fs/promises';
import type { Releases } from '../releases/releases.ts';
import { Refusal } from './refusal.ts';

/** What releases leave free of a disk, in bytes: the shop's database may lie on it. */
const LEAST_FREE = 512 * 2 ** 20;

/** Throws a `Refusal` while the store is a folder of a disk with less than so many bytes free. */
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
    'Nothing was released. The disk of the shop is nearly full: ask those who run it.',
  );
}
