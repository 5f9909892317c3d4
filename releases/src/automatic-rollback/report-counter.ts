export const WINDOW_MS = 300_000;
const SLICE_MS = 30_000;
export const MIN_NETWORKS = 5;
/**
 * A rollback needs reports for at least this share of a part's loads. The reports must come from at
 * least this share of the networks that loaded the part.
 */
const MIN_SHARE = 1 / 5;
const MAX_NETWORK_COUNTS = 50_000;

interface NetworkCounts {
  loads: number;
  reports: number;
}

/**
 * Totals of one part of a release. A part is either the release's own pages, or its modules on the
 * pages of other remotes.
 */
export interface ReportTotals {
  networks: number;
  reportingNetworks: number;
  loads: number;
  /**
   * Sum over all networks. If a network sent more reports than it has loads, only as many reports
   * as loads count.
   */
  reports: number;
}

interface CountedReport extends ReportTotals {
  /** Whether the reporting network has at most as many reports as loads. */
  isWithinLoads: boolean;
}

interface TimeSlice {
  since: number;
  /** Counts by part and network. The key of a part is a text such as 'basket/1.4.0 page'. */
  countsByPart: Map<string, Map<string, NetworkCounts>>;
  /** Loads by part for which no counter was free. Each counts as the load of another network. */
  uncountedLoads: Map<string, number>;
}

/**
 * Returns whether the reports suffice for a rollback. One busy visitor cannot cause a rollback, nor
 * can a few networks among many.
 */
export const isFailing = ({ networks, reportingNetworks, loads, reports }: ReportTotals): boolean =>
  reportingNetworks >= MIN_NETWORKS &&
  reportingNetworks >= networks * MIN_SHARE &&
  reports >= loads * MIN_SHARE;

export function createReportCounter(now: () => number = performance.now.bind(performance)) {
  let slices: TimeSlice[] = [];
  let counterCount = 0;

  function getCurrentSlice(): TimeSlice {
    const time = now();
    // Filters the slices only if the first has expired, because this function runs for every page.
    if (slices[0] && time - slices[0].since >= WINDOW_MS) {
      slices = slices.filter(({ since }) => time - since < WINDOW_MS);
      counterCount = slices.reduce((sum, { countsByPart }) => sum + countCounters(countsByPart), 0);
    }
    const lastSlice = slices.at(-1);
    if (lastSlice && time - lastSlice.since < SLICE_MS) return lastSlice;
    const slice = { since: time, countsByPart: new Map(), uncountedLoads: new Map() };
    slices.push(slice);
    return slice;
  }

  function findOrAddCounts(
    { countsByPart }: TimeSlice,
    part: string,
    network: string,
  ): NetworkCounts | null {
    const existingCounts = countsByPart.get(part)?.get(network);
    if (existingCounts) return existingCounts;
    if (counterCount >= MAX_NETWORK_COUNTS) return null;
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
     * Counts a load unless a load of this part by this network was counted within the last five
     * minutes. Called for a requested script, because `countLoad` may already have counted the page
     * to which the script belongs.
     */
    countFirstLoad(part: string, network: string): void {
      getCurrentSlice();
      if (!hasLoaded(part, network)) countLoad(part, network);
    },
    countReport(part: string, network: string): CountedReport | null {
      const counts = findOrAddCounts(getCurrentSlice(), part, network);
      if (!counts || !hasLoaded(part, network)) return null;
      counts.reports += 1;
      const countsByNetwork = sumNetworks(slices, part);
      const { loads, reports } = countsByNetwork.get(network) ?? counts;
      return {
        ...sumReports(slices, part, countsByNetwork),
        isWithinLoads: reports <= loads,
      };
    },
  };
}

function sumNetworks(slices: TimeSlice[], part: string): Map<string, NetworkCounts> {
  const countsByNetwork = new Map<string, NetworkCounts>();
  for (const { countsByPart } of slices)
    for (const [network, { loads, reports }] of countsByPart.get(part) ?? []) {
      const networkSum = countsByNetwork.get(network) ?? { loads: 0, reports: 0 };
      countsByNetwork.set(network, {
        loads: networkSum.loads + loads,
        reports: networkSum.reports + reports,
      });
    }
  return countsByNetwork;
}

function sumReports(
  slices: TimeSlice[],
  part: string,
  countsByNetwork: Map<string, NetworkCounts>,
): ReportTotals {
  const uncountedLoads = slices.reduce(
    (total, slice) => total + (slice.uncountedLoads.get(part) ?? 0),
    0,
  );
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

const countCounters = (countsByPart: TimeSlice['countsByPart']) =>
  [...countsByPart.values()].reduce((sum, networks) => sum + networks.size, 0);
