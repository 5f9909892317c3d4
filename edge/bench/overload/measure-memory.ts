import { readUsage } from '../processes.ts';
import type { Shop } from '../shop.ts';
import { createInventedRequests } from './mixed-requests.ts';
import { type LoadCounts, loadClosed } from './offered-load.ts';

export interface MemorySample {
  requests: number;
  edgeMiB: number;
  workersMiB: number;
  backendMiB: number;
  refused: number;
  wrong: number;
}

const CONNECTIONS = 64;

/** Times of the samples, as shares of all requests. */
const SHARES = [0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1];

export async function measureMemory(
  { edge, backend }: Shop,
  maxRequests: number,
): Promise<MemorySample[]> {
  const nextRequest = await createInventedRequests(edge.origin);
  const readSample = (requests: number, counts?: LoadCounts) => ({
    requests,
    edgeMiB: readUsage(edge.pid)?.ownMiB ?? Number.NaN,
    workersMiB: (readUsage(edge.pid)?.allMiB ?? Number.NaN) - (readUsage(edge.pid)?.ownMiB ?? 0),
    backendMiB: readUsage(backend.pid)?.ownMiB ?? Number.NaN,
    refused: counts?.sum('refused') ?? 0,
    wrong: counts?.sum('wrong') ?? 0,
  });
  const samples = [readSample(0)];
  let sentBefore = 0;
  for (const share of SHARES) {
    const count = maxRequests * share - sentBefore;
    sentBefore += count;
    const isOver = (sent: number) => sent >= count;
    const counts = await loadClosed(edge.origin, CONNECTIONS, isOver, nextRequest);
    samples.push(readSample(sentBefore, counts));
    // Prints each sample at once, because the report may follow minutes later.
    console.error(new Date().toISOString(), samples.at(-1));
  }
  return samples;
}
