import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { readUsage } from '../processes.ts';
import { endAllPrograms } from '../program.ts';
import { openShop, type Shop } from '../shop.ts';
import { createInventedRequests, createShopperRequests } from './mixed-requests.ts';
import { type LoadCounts, loadClosed, loadOpen } from './offered-load.ts';
import { type MemorySample, renderReport } from './report.ts';

/**
 * Measures the good responses of an overloaded shop, and its memory during requests for many
 * invented paths. Prints the tables. `--write` also writes `docs/overload-benchmark.md`. Linux
 * only.
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    requests: { type: 'string', default: '500000' },
    write: { type: 'boolean', default: false },
  },
});

/** Numbers of concurrent shoppers. The benchmark searches the best goodput among them. */
const CONNECTIONS = [8, 16, 32, 64];

const OVERLOAD = 4;

const MEMORY_CONNECTIONS = 64;
const MEMORY_SHARES = [0.05, 0.1, 0.2, 0.5, 1];

const durationMs = Number(options.seconds) * 1000;
const maxRequests = Number(options.requests);
const shop = await openShop({ TRUST_PROXY: 'loopback' });
try {
  const goodput = await measureGoodput(shop);
  const memory = maxRequests > 0 ? await measureMemory(shop) : [];
  const report = renderReport({ ...goodput, memory });
  console.log(report);
  if (options.write) {
    const file = new URL('../../../docs/overload-benchmark.md', import.meta.url);
    await writeFile(file, await format(report, { parser: 'markdown', printWidth: 100 }));
  }
} finally {
  await endAllPrograms();
  await shop.removeData();
}

/** Uses the storefront without a page cache, so that the storefront must render each page. */
async function measureGoodput({ renderingServer: { origin } }: Shop) {
  const nextRequest = await createShopperRequests(origin);
  const isOver = (_sent: number, ms: number) => ms > durationMs;
  await loadClosed(origin, 8, (_sent, ms) => ms > 3_000, nextRequest);
  const closedRuns: { connections: number; counts: LoadCounts }[] = [];
  for (const connections of CONNECTIONS)
    closedRuns.push({
      connections,
      counts: await loadClosed(origin, connections, isOver, nextRequest),
    });
  const best = closedRuns
    .map(({ counts }) => counts)
    .reduce((one, other) => (other.computeGoodput() > one.computeGoodput() ? other : one));
  const offeredRate = best.computeGoodput() * OVERLOAD;
  console.error(`best: ${best.computeGoodput().toFixed(0)} good responses a second`);
  const overload = await loadOpen(origin, offeredRate, durationMs * 2, nextRequest);
  const afterwards = await loadClosed(origin, 16, (_sent, ms) => ms > 3_000, nextRequest);
  return { closedRuns, best, overload, afterwards };
}

async function measureMemory({ edge, backend }: Shop): Promise<MemorySample[]> {
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
  for (const share of MEMORY_SHARES) {
    const count = maxRequests * share - sentBefore;
    sentBefore += count;
    const isOver = (sent: number) => sent >= count;
    const counts = await loadClosed(edge.origin, MEMORY_CONNECTIONS, isOver, nextRequest);
    samples.push(readSample(sentBefore, counts));
    // Prints each sample at once, because the report may follow minutes later.
    console.error(samples.at(-1));
  }
  return samples;
}
