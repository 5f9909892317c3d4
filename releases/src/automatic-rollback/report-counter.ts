export const WINDOW_MS = 300_000;
/** Counts expire slice by slice. */
const SLICE_MS = 30_000;
export const MIN_NETWORKS = 5;
/**
 * Smallest share for a rollback: of reports among loads, and of reporting networks among all
 * networks.
 */
const MIN_SHARE = 1 / 5;
const MAX_COUNTERS = 50_000;

interface NetworkCounts {
  loads: number;
  reports: number;
}

/**
 * Sums of the loads and failure reports of one part of a release. A part is either the release's
 * own pages, or its modules on the pages of other remotes.
 */
export interface ReportTotals {
  /** Number of networks that loaded the part, and number of those that also reported it. */
  networks: number;
  reportingNetworks: number;
  loads: number;
  /** A network counts at most as many reports as its loads. */
  reports: number;
}

interface Slice {
  since: number;
  /** Keys: a part of a release, like 'basket/1.4.0 page', then the network. */
  countsByPart: Map<string, Map<string, NetworkCounts>>;
  /**
   * Number of loads by part that were not counted by network, because the limit of counters was
   * reached.
   */
  uncountedLoads: Map<string, number>;
}

/**
 * Returns whether browser reports suffice for a rollback. One visitor with many requests cannot
 * cause it, nor can a few networks among many.
 */
export const isFailing = ({ networks, reportingNetworks, loads, reports }: ReportTotals): boolean =>
  reportingNetworks >= MIN_NETWORKS &&
  reportingNetworks >= networks * MIN_SHARE &&
  reports >= loads * MIN_SHARE;

export function createReportCounter(now: () => number = performance.now.bind(performance)) {
  let slices: Slice[] = [];
  let counterCount = 0;

  function getCurrentSlice(): Slice {
    const time = now();
    // Called for every page, so old slices are dropped only when the first one has expired.
    if (slices[0] && time - slices[0].since >= WINDOW_MS) {
      slices = slices.filter(({ since }) => time - since < WINDOW_MS);
      counterCount = slices.reduce((sum, { countsByPart }) => sum + countCounters(countsByPart), 0);
    }
    const last = slices.at(-1);
    if (last && time - last.since < SLICE_MS) return last;
    const slice = { since: time, countsByPart: new Map(), uncountedLoads: new Map() };
    slices.push(slice);
    return slice;
  }

  function findOrAddCounts(
    { countsByPart }: Slice,
    part: string,
    network: string,
  ): NetworkCounts | null {
    const existingCounts = countsByPart.get(part)?.get(network);
    if (existingCounts) return existingCounts;
    if (counterCount >= MAX_COUNTERS) return null;
    counterCount += 1;
    const newCounts = { loads: 0, reports: 0 };
    countsByPart.set(
      part,
      (countsByPart.get(part) ?? new Map<string, NetworkCounts>()).set(network, newCounts),
    );
    return newCounts;
  }

  const hasLoaded = (part: string, network: string) =>
    slices.some(({ countsByPart }) => (countsByPart.get(part)?.get(network)?.loads ?? 0) > 0);

  function countLoad(part: string, network: string): void {
    const slice = getCurrentSlice();
    const counts = findOrAddCounts(slice, part, network);
    if (counts) counts.loads += 1;
    else slice.uncountedLoads.set(part, (slice.uncountedLoads.get(part) ?? 0) + 1);
  }

  return {
    countLoad,
    /**
     * Counts a load if the network has none yet, because the load of the whole page may have been
     * counted before.
     */
    countFirstLoad(part: string, network: string): void {
      getCurrentSlice();
      if (!hasLoaded(part, network)) countLoad(part, network);
    },
    /** Returns null and counts nothing if the network has not loaded the part. */
    countReport(part: string, network: string): ReportTotals | null {
      const counts = findOrAddCounts(getCurrentSlice(), part, network);
      if (!counts || !hasLoaded(part, network)) return null;
      counts.reports += 1;
      return sumSlices(slices, part);
    },
  };
}

function sumSlices(slices: Slice[], part: string): ReportTotals {
  const countsByNetwork = new Map<string, NetworkCounts>();
  let uncountedLoads = 0;
  for (const slice of slices) {
    uncountedLoads += slice.uncountedLoads.get(part) ?? 0;
    for (const [network, { loads, reports }] of slice.countsByPart.get(part) ?? []) {
      const sum = countsByNetwork.get(network) ?? { loads: 0, reports: 0 };
      countsByNetwork.set(network, { loads: sum.loads + loads, reports: sum.reports + reports });
    }
  }
  const sum = { networks: uncountedLoads, reportingNetworks: 0, loads: uncountedLoads, reports: 0 };
  for (const { loads, reports } of countsByNetwork.values()) {
    if (loads === 0) continue;
    sum.networks += 1;
    sum.loads += loads;
    if (reports > 0) sum.reportingNetworks += 1;
    sum.reports += Math.min(loads, reports);
  }
  return sum;
}

const countCounters = (countsByPart: Slice['countsByPart']) =>
  [...countsByPart.values()].reduce((sum, networks) => sum + networks.size, 0);
