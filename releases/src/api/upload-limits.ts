import { statfs } from 'node:fs/promises';
import type { Releases } from '../releases.ts';
import { Refusal } from './refusal.ts';

const MAX_BYTES_PER_HOUR = 512 * 2 ** 20;
const WINDOW_MS = 3_600_000;

export type ConsumeQuota = ReturnType<typeof createByteQuota>;

export function createByteQuota() {
  const usageByToken = new Map<string, { since: number; bytes: number }>();
  return function consumeQuota(token: string, bytes: number): void {
    const now = performance.now();
    for (const [id, { since }] of usageByToken)
      if (now - since > WINDOW_MS) usageByToken.delete(id);
    const usage = usageByToken.get(token) ?? { since: now, bytes: 0 };
    usageByToken.set(token, usage);
    usage.bytes += bytes;
    if (usage.bytes <= MAX_BYTES_PER_HOUR) return;
    throw new Refusal(
      429,
      'too_many',
      'This token has uploaded or released too many bytes within an hour.',
      Math.ceil((usage.since + WINDOW_MS - now) / 1000),
    );
  };
}

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
