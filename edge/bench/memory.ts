import { load, type Question } from './load.ts';
import { usageOf } from './processes.ts';
import { asAnswered } from './questions.ts';
import type { Shop } from './shop.ts';

export interface MemoryRow {
  what: string;
  right: number;
  wrong: number;
  /** Resident memory of `edge` in MiB before and after, or NaN if unknown. */
  beforeMb: number;
  afterMb: number;
}

/** Longest duration of a load, in ms. It is never reached, because `maxRequests` ends the load. */
const MOST_MS = 600_000;
const CONNECTIONS = 50;

/** Measures memory before and after many requests for one URL, and for as many different URLs. */
export async function memoryOf({ edge }: Shop, most: number): Promise<MemoryRow[]> {
  const home = (await asAnswered(edge.origin, '/')).question;
  let asked = 0;
  const other =
    (path: (n: number) => string, like: Partial<Question> = {}): (() => Question) =>
    () => ({ ...home, ...like, path: path((asked += 1)) });
  const nothing = { status: 404, expected: (body: Buffer) => body.length > 0 };
  const rows: [string, () => Question][] = [
    ['of one page', () => home],
    ['of it with what advertisements add', other((n) => `/?utm_source=${n}`)],
    ['for pages that nobody has', other((n) => `/nobody/has/${n}`, nothing)],
    ['for services that nobody has', other((n) => `/nobody-has-${n}`, nothing)],
  ];
  const found: MemoryRow[] = [];
  for (const [what, next] of rows) {
    const beforeMb = usageOf(edge.pid)?.ownMb ?? Number.NaN;
    const { right, wrong } = await load({
      origin: edge.origin,
      connections: CONNECTIONS,
      forMs: MOST_MS,
      most,
      next,
    });
    found.push({ what, right, wrong, beforeMb, afterMb: usageOf(edge.pid)?.ownMb ?? Number.NaN });
  }
  return found;
}
