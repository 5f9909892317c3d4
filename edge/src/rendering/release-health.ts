import { pause } from './pause.ts';

/** Failures of one release within this time, in ms, count together. */
const WITHIN_MS = 60_000;
/** How many of them leave a release out of server rendering, */
const MOST_FAILURES = 3;
/** and for how long, in ms. Then one page tries it again. */
const PAUSE_MS = 60_000;
/** A page that takes longer, in ms, may be stuck: its release does not get the last worker meanwhile. */
const SLOW_MS = 1000;

/** Releases that are known at a time: many more than are live. */
const MOST_KNOWN = 500;

interface Health {
  failures: number[];
  /** Left out until then; 0 for a release that is not. */
  outUntil: number;
  isImported: boolean;
  /** Rendered a page since it failed last. */
  isProven: boolean;
  /** Pages that are rendered with it now. */
  pages: Set<{ since: number }>;
}

/** One page's leave to use a release. */
export interface Leave {
  /** The page's turn has come. */
  began(): void;
  /** The page is done; null when that says nothing about the release. Told once. */
  ended(isFine: boolean | null): void;
}

/**
 * Which releases may be rendered on the server now: one that fails repeatedly is left out for a while,
 * and one of which nothing good is known yet, or that seems stuck, gets one worker at a time, so that no
 * release can keep them all busy.
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
    /** Waits for the release's turn, at most so long, in ms; null when it may not be rendered now. */
    async enterWithin(id: string, ms: number): Promise<Leave | null> {
      const end = now() + ms;
      for (;;) {
        const leave = enter(id);
        if (leave || of(id).outUntil > now() || now() >= end) return leave;
        await Promise.race([someEnded.promise, pause(end - now())]);
      }
    },
    isOut: (id: string) => of(id).outUntil > now(),
    /** Failed, and nothing good is known of it since. */
    hasFailed: (id: string) => of(id).failures.length > 0 && !of(id).isProven,
    /** A failure that belongs to no page. */
    failed: (id: string) => failed(of(id)),
    /** A worker loaded it. */
    imported: (id: string) => void (of(id).isImported = true),
    isImported: (id: string) => of(id).isImported,
  };
}
