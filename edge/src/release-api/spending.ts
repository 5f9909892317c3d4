import { Refusal } from './refusal.ts';

/** Bytes that one token may send or have stored within an hour: a mistake in a pipeline fills no store. */
const MOST_BYTES = 512 * 2 ** 20;
const WINDOW_MS = 3_600_000;

export type Spend = ReturnType<typeof spending>;

/** Counts what tokens send and have stored. Throws a `Refusal` for what is too much. */
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
      'This token has sent or released too much within an hour.',
      Math.ceil((entry.since + WINDOW_MS - now) / 1000),
    );
  };
}
