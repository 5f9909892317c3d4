import { Refusal } from './refusal.ts';

/**
 * Largest number of bytes that one token may upload or release in an hour. A faulty pipeline then
 * cannot fill the store.
 */
const MOST_BYTES = 512 * 2 ** 20;
const WINDOW_MS = 3_600_000;

export type Spend = ReturnType<typeof spending>;

/** Returns a function that counts bytes by token and throws a `Refusal` over the limit. */
export function spending() {
  const spent = new Map<string, { since: number; bytes: number }>();
  return function spend(token: string, bytes: number): void {
    const now = performance.now();
    for (const [id, { since }] of spent) if (now - since > WINDOW_MS) spent.delete(id);
    const entry = spent.get(token) ?? { since: now, bytes: 0 };
    spent.set(token, entry);
    entry.bytes += bytes;
    if (entry.bytes <= MOST_BYTES) return;
    throw new Refusal(
      429,
      'too_many',
      'This token has uploaded or released too many bytes within an hour.',
      Math.ceil((entry.since + WINDOW_MS - now) / 1000),
    );
  };
}
