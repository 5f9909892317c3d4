import type { VersionCounts } from 'releases/describe-figures';
import {
  FAILING_NETWORKS,
  type Histogram,
  MIN_FAILING_NETWORKS,
  toCountName,
} from 'releases/figure-scale';

/**
 * Largest number of rows between two uploads, and of sets of failing networks. A version has one row
 * for visitors to whom a split assigned it, and one for all others.
 */
const MAX_ROWS = 100;

const CLS_SCALE = 1000;

/** Numbers of one page load. LCP and INP are in ms. */
interface Vitals {
  lcp?: number | undefined;
  inp?: number | undefined;
  cls?: number | undefined;
}

/** Browser of a visitor to whom a split assigned the release. */
interface Reporter {
  /** Salted hash of the network, which is never sent. */
  network: string;
  splitId: string;
}

/** A network with a counted failure. `key` names the release folder and the split. */
interface FailingNetwork {
  key: string;
  network: string;
}

/** Counts figures by version in memory. Sends nothing about a visitor. */
export class FigureCounter {
  #rows = new Map<string, VersionCounts & { counts: Record<string, number> }>();
  /** Networks that reported a failure, by release folder and split. */
  #failingNetworks = new Map<string, Set<string>>();
  /** Networks that were counted since the last call of `take`. */
  #latestFailingNetworks: FailingNetwork[] = [];
  readonly #readSplitId: () => string | undefined;

  constructor(readSplitId: () => string | undefined) {
    this.#readSplitId = readSplitId;
  }

  /** `folder` is a release folder such as `basket/1.4.0`. */
  countLoad(folder: string, isAssigned: boolean): void {
    this.#count(folder, isAssigned, 'loads');
  }

  countFailure(folder: string, isAssigned: boolean): void {
    this.#count(folder, isAssigned, 'failures');
  }

  /**
   * Counts a failure. Also counts the network if no failure from this network was counted in this
   * split before. Counts at most `MIN_FAILING_NETWORKS` networks, because more decide nothing.
   */
  countAssignedFailure(folder: string, { network, splitId }: Reporter): void {
    this.countFailure(folder, true);
    const key = `${folder} ${splitId}`;
    const networks = this.#failingNetworks.get(key) ?? new Set();
    if (networks.size >= MIN_FAILING_NETWORKS || networks.has(network)) return;
    this.#failingNetworks.set(key, networks.add(network));
    this.#latestFailingNetworks.push({ key, network });
    for (const oldest of [...this.#failingNetworks.keys()].slice(0, -MAX_ROWS))
      this.#failingNetworks.delete(oldest);
    this.#count(folder, true, FAILING_NETWORKS);
  }

  /** Forgets the networks of a lost upload, so that they count again. */
  forgetFailingNetworks(lostNetworks: readonly FailingNetwork[]): void {
    for (const { key, network } of lostNetworks) this.#failingNetworks.get(key)?.delete(network);
  }

  countVitals(folder: string, isAssigned: boolean, { lcp, inp, cls }: Vitals): void {
    const add = (histogram: Histogram, value: number) =>
      this.#count(folder, isAssigned, toCountName(histogram, value));
    if (lcp !== undefined) add('lcp', lcp);
    if (inp !== undefined) add('inp', inp);
    if (cls !== undefined) add('cls', cls * CLS_SCALE);
  }

  countRendering(folder: string, ms: number): void {
    this.#count(folder, false, toCountName('render', ms));
  }

  /** Returns the counts, and the failing networks among them, and resets the counts. */
  take(): { rows: VersionCounts[]; failingNetworks: FailingNetwork[] } {
    const rows = [...this.#rows.values()];
    const failingNetworks = this.#latestFailingNetworks;
    this.#rows = new Map();
    this.#latestFailingNetworks = [];
    return { rows, failingNetworks };
  }

  #count(folder: string, isAssigned: boolean, name: string): void {
    const split = this.#readSplitId();
    const key = `${folder} ${isAssigned} ${split}`;
    const row = this.#rows.get(key) ?? createRow(folder, isAssigned, split);
    if (!this.#rows.has(key)) {
      if (this.#rows.size >= MAX_ROWS) return;
      this.#rows.set(key, row);
    }
    row.counts[name] = (row.counts[name] ?? 0) + 1;
  }
}

function createRow(folder: string, isAssigned: boolean, split: string | undefined) {
  const [remote = '', version = ''] = folder.split('/');
  const counts: Record<string, number> = {};
  return { remote, version, assigned: isAssigned, ...(split && { split }), counts };
}
