import type { Shop } from '../shop.ts';
import { createShopperRequests } from './mixed-requests.ts';
import { type LoadCounts, loadClosed, loadOpen } from './offered-load.ts';
import { type ProcessorShares, measureShares } from './processor-shares.ts';

export interface GoodputRun {
  label: string;
  counts: LoadCounts;
  shares: ProcessorShares;
}

export interface Goodput {
  runs: GoodputRun[];
  /** The run with the most good responses, among the runs with few refused, late or wrong ones. */
  capacity: GoodputRun;
  /** Runs above the capacity. */
  overloads: GoodputRun[];
}

/** Numbers of concurrent shoppers. One of the runs with these numbers is the capacity. */
const CONNECTIONS = [8, 16, 24, 32, 64];

/** Largest share of refused, late and wrong responses of a shop that is not overloaded. */
const MAX_FAILED_SHARE = 0.01;

const OVERLOADS = [
  { factor: 4, label: 'four times the capacity' },
  { factor: 10, label: 'ten times the capacity' },
];

const WARM_UP_MS = 3_000;

/** Uses the storefront without a page cache, so that the storefront must render each page. */
export async function measureGoodput(shop: Shop, durationMs: number): Promise<Goodput> {
  const { origin } = shop.renderingServer;
  const nextRequest = await createShopperRequests(origin);
  const runs: GoodputRun[] = [];
  const run = async (label: string, load: () => Promise<LoadCounts>): Promise<GoodputRun> => {
    const { result, shares } = await measureShares(shop, load);
    const finishedRun = { label, counts: result, shares };
    runs.push(finishedRun);
    console.error(`${label}: ${result.computeGoodput().toFixed(0)} good responses a second`);
    return finishedRun;
  };
  const runClosed = (connections: number, ms: number, suffix: string) =>
    run(`${connections} shoppers${suffix}`, () =>
      loadClosed(origin, connections, (_sent, elapsed) => elapsed > ms, nextRequest),
    );
  await loadClosed(origin, 8, (_sent, elapsed) => elapsed > WARM_UP_MS, nextRequest);
  for (const connections of CONNECTIONS)
    await runClosed(connections, durationMs, ', one request after another');
  const capacity = findCapacity(runs);
  const overloads: GoodputRun[] = [];
  for (const { factor, label } of OVERLOADS) {
    const rate = capacity.counts.computeGoodput() * factor;
    overloads.push(
      await run(`${rate.toFixed(0)} requests a second, ${label}`, () =>
        loadOpen(origin, rate, durationMs * 2, nextRequest),
      ),
    );
  }
  await runClosed(16, WARM_UP_MS, ' after that');
  return { runs, capacity, overloads };
}

function findCapacity(runs: GoodputRun[]): GoodputRun {
  const sustainedRuns = runs.filter(({ counts }) => {
    const failed = counts.sum('refused') + counts.sum('late') + counts.sum('wrong');
    return failed <= MAX_FAILED_SHARE * (failed + counts.sum('good'));
  });
  const [best] = sustainedRuns.toSorted(
    (first, second) => second.counts.computeGoodput() - first.counts.computeGoodput(),
  );
  if (best === undefined) throw new Error('Each load was too high. Use a quiet machine.');
  return best;
}
