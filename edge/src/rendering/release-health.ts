import { pause } from './pause.ts';

/** Failures of a release within this time count together, in ms. */
const WITHIN_MS = 60_000;
/** Number of failures that suspend a release from server rendering. */
const MOST_FAILURES = 3;
/** Duration of the suspension, in ms. Then one page tries the release again. */
const PAUSE_MS = 60_000;
/** Time after which a page may be stuck, in ms. Its release then may not occupy the last worker. */
const SLOW_MS = 1000;

/** Largest number of releases in memory. Far fewer are live. */
const MOST_KNOWN = 500;

interface Health {
  failures: number[];
  /** End of the suspension, or 0. */
  outUntil: number;
  isImported: boolean;
  /** Whether the release rendered a page since its last failure. */
  isProven: boolean;
  /** Pages that are rendered with the release now. */
  pages: Set<{ since: number }>;
}

/** Permission of one page to use a release. */
export interface Leave {
  /** Reports that the rendering of the page starts. */
  began(): void;
  /**
   * Reports the end of the page, at most once. `isFine` is null if the page says nothing about the
   * release.
   */
  ended(isFine: boolean | null): void;
}

/**
 * Decides which releases may render on the server. A release that fails repeatedly is suspended for
 * a while. A release that is unproven or seems stuck cannot occupy all workers.
 */
export function releaseHealth(
  workers: number,
  now: () => number = performance.now.bind(performance),
) {
  const known = new Map<string, Health>();
  let someEnded = Promise.withResolvers<void>();

  function of(id: string): Health {
    const found = known.get(id);
    if (found) return found;
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size === MOST_KNOWN) known.delete(oldest);
    const health: Health = {
      failures: [],
      outUntil: 0,
      isImported: false,
      isProven: false,
      pages: new Set(),
    };
    known.set(id, health);
    return health;
  }

  function failed(health: Health): void {
    const recent = health.failures.filter((at) => now() - at < WITHIN_MS);
    health.failures = [...recent, now()].slice(-MOST_FAILURES);
    health.isProven = false;
    if (health.outUntil > 0 || health.failures.length === MOST_FAILURES) {
      health.outUntil = now() + PAUSE_MS;
    }
  }

  function wasFine(health: Health): void {
    if (health.outUntil > 0) Object.assign(health, { failures: [], outUntil: 0 });
    health.isProven = true;
  }

  function enter(id: string): Leave | null {
    const health = of(id);
    const isStuck = [...health.pages].some(({ since }) => now() - since > SLOW_MS);
    const most = isStuck ? workers - 1 : Number.POSITIVE_INFINITY;
    const isFree = health.pages.size === 0 || (health.isProven && health.pages.size < most);
    if (health.outUntil > now() || !isFree) return null;
    const page = { since: Number.POSITIVE_INFINITY };
    health.pages.add(page);
    return {
      began: () => (page.since = now()),
      ended(isFine) {
        if (!health.pages.delete(page)) return;
        if (isFine === true) wasFine(health);
        if (isFine === false) failed(health);
        someEnded.resolve();
        someEnded = Promise.withResolvers();
      },
    };
  }

  return {
    enter,
    /**
     * Waits up to `ms` milliseconds for permission. Resolves to null if the release may not render
     * now.
     */
    async enterWithin(id: string, ms: number): Promise<Leave | null> {
      const end = now() + ms;
      for (;;) {
        const leave = enter(id);
        if (leave || of(id).outUntil > now() || now() >= end) return leave;
        await Promise.race([someEnded.promise, pause(end - now())]);
      }
    },
    isOut: (id: string) => of(id).outUntil > now(),
    /** Returns whether the release failed and has rendered no page since. */
    hasFailed: (id: string) => of(id).failures.length > 0 && !of(id).isProven,
    /** Counts a failure outside a page. */
    failed: (id: string) => failed(of(id)),
    /** Records that a worker imported the release. */
    imported: (id: string) => void (of(id).isImported = true),
    isImported: (id: string) => of(id).isImported,
  };
}
