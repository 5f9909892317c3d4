import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { type ExpectedRequest, sendRequest } from '../load.ts';

/** A request with its kind, and the time limit of a good response in ms. */
export interface MixedRequest extends ExpectedRequest {
  kind: string;
  goodMs: number;
}

interface KindCounts {
  good: number;
  late: number;
  refused: number;
  wrong: number;
}

export class LoadCounts {
  readonly byKind = new Map<string, KindCounts>();
  seconds = 0;

  add(kind: string, outcome: keyof KindCounts): void {
    const counts = this.byKind.get(kind) ?? { good: 0, late: 0, refused: 0, wrong: 0 };
    counts[outcome] += 1;
    this.byKind.set(kind, counts);
  }

  sum(outcome: keyof KindCounts): number {
    return [...this.byKind.values()].reduce((sum, counts) => sum + counts[outcome], 0);
  }

  /** Returns the number of good responses per second, of one kind or of all kinds. */
  computeGoodput(kind?: string): number {
    const good = kind === undefined ? this.sum('good') : (this.byKind.get(kind)?.good ?? 0);
    return good / this.seconds;
  }
}

/** Number of connections, so large that no visitor must wait for another visitor's response. */
const OPEN_CONNECTIONS = 1_500;

/** Interval in ms between two groups of requests. */
const STEP_MS = 10;

/**
 * Sends requests over some connections, on each connection one after another. Continues after
 * refusals.
 */
export async function loadClosed(
  origin: string,
  connections: number,
  isOver: (sent: number, ms: number) => boolean,
  nextRequest: () => MixedRequest,
): Promise<LoadCounts> {
  const counts = new LoadCounts();
  const pool = new Pool(origin, { connections });
  const startedAt = performance.now();
  let sent = 0;
  const visitors = Array.from({ length: connections }, async () => {
    while (!isOver(sent, performance.now() - startedAt)) {
      sent += 1;
      await sendCounted(pool, nextRequest(), counts);
    }
  });
  await Promise.all(visitors);
  counts.seconds = (performance.now() - startedAt) / 1000;
  await pool.close();
  return counts;
}

/** Sends requests at this rate, without waiting for earlier responses. */
export async function loadOpen(
  origin: string,
  perSecond: number,
  durationMs: number,
  nextRequest: () => MixedRequest,
): Promise<LoadCounts> {
  const counts = new LoadCounts();
  const pool = new Pool(origin, { connections: OPEN_CONNECTIONS });
  const startedAt = performance.now();
  const pending: Promise<void>[] = [];
  for (let elapsed = 0; elapsed < durationMs; elapsed = performance.now() - startedAt) {
    while (pending.length < (elapsed / 1000) * perSecond)
      pending.push(sendCounted(pool, nextRequest(), counts));
    await pause(STEP_MS);
  }
  counts.seconds = durationMs / 1000;
  await Promise.all(pending);
  await pool.close();
  return counts;
}

async function sendCounted(pool: Pool, request: MixedRequest, counts: LoadCounts): Promise<void> {
  const sentAt = performance.now();
  const outcome = await sendRequest(pool, request);
  const isLate = performance.now() - sentAt > request.goodMs;
  if (outcome === 'correct') counts.add(request.kind, isLate ? 'late' : 'good');
  else counts.add(request.kind, outcome);
}
