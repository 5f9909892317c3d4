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
