import { type ExpectedRequest, load } from './load.ts';
import { readUsage } from './processes.ts';
import { recordResponse } from './expected-requests.ts';
import type { Shop } from './shop.ts';

export interface MemoryRow {
  label: string;
  correct: number;
  wrong: number;
  /** Resident memory of `edge` in MiB before and after, or NaN if unknown. */
  beforeMiB: number;
  afterMiB: number;
}

const MAX_DURATION_MS = 600_000;
const CONNECTIONS = 50;

export async function measureMemory({ edge }: Shop, maxRequests: number): Promise<MemoryRow[]> {
  const homeRequest = (await recordResponse(edge.origin, '/')).expectedRequest;
  let requestCount = 0;
  const createVariedRequest =
    (
      path: (n: number) => string,
      overrides: Partial<ExpectedRequest> = {},
    ): (() => ExpectedRequest) =>
    () => ({ ...homeRequest, ...overrides, path: path((requestCount += 1)) });
  const notFound = { status: 404, expected: (body: Buffer) => body.length > 0 };
  const rows: [string, () => ExpectedRequest][] = [
    ['of one page', () => homeRequest],
    ['of it with what advertisements add', createVariedRequest((n) => `/?utm_source=${n}`)],
    ['for pages that nobody has', createVariedRequest((n) => `/nobody/has/${n}`, notFound)],
    ['for services that nobody has', createVariedRequest((n) => `/nobody-has-${n}`, notFound)],
  ];
  const results: MemoryRow[] = [];
  for (const [label, nextRequest] of rows) {
    const beforeMiB = readUsage(edge.pid)?.ownMiB ?? Number.NaN;
    const { correct, wrong } = await load({
      origin: edge.origin,
      connections: CONNECTIONS,
      durationMs: MAX_DURATION_MS,
      maxRequests,
      nextRequest,
    });
    results.push({
      label,
      correct,
      wrong,
      beforeMiB,
      afterMiB: readUsage(edge.pid)?.ownMiB ?? Number.NaN,
    });
  }
  return results;
}
