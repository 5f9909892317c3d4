/** Time window in which loads and reports are summed, in ms. */
export const WITHIN_MS = 300_000;
/** Length of one time slice, in ms. Counts are dropped slice by slice. */
const SLICE_MS = 30_000;
/** Smallest number of reporting networks for a rollback. */
export const LEAST_NETWORKS = 5;
/** Smallest share of reports among loads, and of reporting networks, for a rollback. */
const LEAST_SHARE = 1 / 5;
/** Largest number of counters, one for each network and part of a release. */
const MOST_KNOWN = 50_000;

/** Counts of one network. */
interface Seen {
  loads: number;
  reports: number;
}

/** Sums of the loads and failure reports of one part of a release. */
export interface Reported {
  /** Number of networks that loaded the part, and number of those that reported it. */
  networks: number;
  reporting: number;
  loads: number;
  /** Number of reports. A network counts at most as many reports as its loads. */
  reports: number;
}

interface Slice {
  since: number;
  /** Counters by part, then by network. */
  seen: Map<string, Map<string, Seen>>;
  /** Number of loads without a counter, because the limit was reached, by part. */
  strangers: Map<string, number>;
}

/**
 * Returns whether browser reports suffice for a rollback. One visitor with many requests cannot
 * cause it, nor can a few networks among many.
 */
export const isFailing = ({ networks, reporting, loads, reports }: Reported): boolean =>
  reporting >= LEAST_NETWORKS &&
  reporting >= networks * LEAST_SHARE &&
  reports >= loads * LEAST_SHARE;

/** Counts loads and reports of parts of releases within five minutes, by network. */
export function reportedFailures(now: () => number = performance.now.bind(performance)) {
  let slices: Slice[] = [];
  let known = 0;

  function present(): Slice {
    const at = now();
    // Runs for every page, so old slices are dropped only when the first one has expired.
    if (slices[0] && at - slices[0].since >= WITHIN_MS) {
      slices = slices.filter(({ since }) => at - since < WITHIN_MS);
      known = slices.reduce((sum, { seen }) => sum + sizeOf(seen), 0);
    }
    const last = slices.at(-1);
    if (last && at - last.since < SLICE_MS) return last;
    const slice = { since: at, seen: new Map(), strangers: new Map() };
    slices.push(slice);
    return slice;
  }

  /** Returns the network's counters, or null if the limit of counters is reached. */
  function seenOf({ seen }: Slice, part: string, network: string): Seen | null {
    const found = seen.get(part)?.get(network);
    if (found) return found;
    if (known >= MOST_KNOWN) return null;
    known += 1;
    const entry = { loads: 0, reports: 0 };
    seen.set(part, (seen.get(part) ?? new Map<string, Seen>()).set(network, entry));
    return entry;
  }

  const hasLoaded = (part: string, network: string) =>
    slices.some(({ seen }) => (seen.get(part)?.get(network)?.loads ?? 0) > 0);

  function loaded(part: string, network: string): void {
    const slice = present();
    const seen = seenOf(slice, part, network);
    if (seen) seen.loads += 1;
    else slice.strangers.set(part, (slice.strangers.get(part) ?? 0) + 1);
  }

  return {
    loaded,
    /**
     * Counts a load if the network has none yet. Called for files, because a full page load has
     * already been counted.
     */
    loadedOnce(part: string, network: string): void {
      present();
      if (!hasLoaded(part, network)) loaded(part, network);
    },
    /**
     * Counts a report and returns the totals. Returns null and counts nothing if the network has
     * not loaded the part.
     */
    reported(part: string, network: string): Reported | null {
      const seen = seenOf(present(), part, network);
      if (!seen || !hasLoaded(part, network)) return null;
      seen.reports += 1;
      return sumOf(slices, part);
    },
  };
}

function sumOf(slices: Slice[], part: string): Reported {
  const networks = new Map<string, Seen>();
  let strangers = 0;
  for (const slice of slices) {
    strangers += slice.strangers.get(part) ?? 0;
    for (const [network, { loads, reports }] of slice.seen.get(part) ?? []) {
      const sum = networks.get(network) ?? { loads: 0, reports: 0 };
      networks.set(network, { loads: sum.loads + loads, reports: sum.reports + reports });
    }
  }
  const sum = { networks: strangers, reporting: 0, loads: strangers, reports: 0 };
  for (const { loads, reports } of networks.values()) {
    if (loads === 0) continue;
    sum.networks += 1;
    sum.loads += loads;
    if (reports > 0) sum.reporting += 1;
    sum.reports += Math.min(loads, reports);
  }
  return sum;
}

const sizeOf = (seen: Slice['seen']) =>
  [...seen.values()].reduce((sum, networks) => sum + networks.size, 0);
