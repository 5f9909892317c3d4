/** Loads and reports within this time, in ms, count together. */
export const WITHIN_MS = 300_000;
/** They are forgotten by such parts of it, in ms. */
const SLICE_MS = 30_000;
/** From so many networks reports count, */
export const LEAST_NETWORKS = 5;
/** and when they are this part of what they could be. */
const LEAST_SHARE = 1 / 5;
/** Networks that are known at a time, once for each part of a release that they loaded. */
const MOST_KNOWN = 50_000;

/** What came from one network. */
interface Seen {
  loads: number;
  reports: number;
}

/** How widely a part of a release is reported to fail. */
export interface Reported {
  /** Networks that loaded it, and those of them that reported it. */
  networks: number;
  reporting: number;
  loads: number;
  /** Of one network as many at most as its loads. */
  reports: number;
}

interface Slice {
  since: number;
  /** By part, then by network. */
  seen: Map<string, Map<string, Seen>>;
  /** Loads of networks that are too many to be known, by part. */
  strangers: Map<string, number>;
}

/**
 * Whether a release is taken back for what browsers report: neither a visitor with many requests nor one with
 * a few networks among many visitors gets there.
 */
export const isFailing = ({ networks, reporting, loads, reports }: Reported): boolean =>
  reporting >= LEAST_NETWORKS &&
  reporting >= networks * LEAST_SHARE &&
  reports >= loads * LEAST_SHARE;

/** Loads and reports of parts of releases in the last five minutes, by the network that they came from. */
export function reportedFailures(now: () => number = performance.now.bind(performance)) {
  let slices: Slice[] = [];
  let known = 0;

  function present(): Slice {
    const at = now();
    // Looked at with every page of every visitor, forgotten only now and then.
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

  /** Null when there is no place for one more. */
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
    /** A file was sent that a page of its own would have named: at least one load. */
    loadedOnce(part: string, network: string): void {
      present();
      if (!hasLoaded(part, network)) loaded(part, network);
    },
    /** Counts a report of a network that loaded the part; null for any other. */
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
