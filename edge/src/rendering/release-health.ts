import { pause } from './pause.ts';

/** A release with `MAX_FAILURES` failures within this time, in ms, is suspended. */
const WINDOW_MS = 60_000;
const MAX_FAILURES = 3;
/**
 * Time in ms for which the server does not render a failing release. After that, one page tries the
 * release again.
 */
const SUSPENSION_MS = 60_000;
/**
 * Duration in ms from which a page counts as slow. A release with a slow page may occupy all
 * workers but one.
 */
const SLOW_MS = 1000;

const MAX_RELEASES = 500;

interface Health {
  failures: number[];
  suspendedUntil: number;
  isImported: boolean;
  /** Whether the release has rendered since its last failure. */
  isProven: boolean;
  /** Pages that are being rendered with the release. `since` is infinite until the start. */
  pages: Set<{ since: number }>;
}

/** Permission to render a release for one page. */
export interface RenderPermit {
  reportStart(): void;
  /**
   * Ends the use of the release for this page. Further calls have no effect. `hasSucceeded` is null
   * if the page's result says nothing about the release.
   */
  reportEnd(hasSucceeded: boolean | null): void;
}

/**
 * Limits the workers that each release occupies, so that a stuck release cannot occupy all workers.
 * A release that has not rendered since its last failure gets only one worker.
 */
export class ReleaseHealth {
  private readonly workers: number;
  private readonly now: () => number;
  private readonly healthById = new Map<string, Health>();
  private nextEnd = Promise.withResolvers<void>();

  constructor(workers: number, now: () => number = performance.now.bind(performance)) {
    this.workers = workers;
    this.now = now;
  }

  requestPermit(id: string): RenderPermit | null {
    const health = this.getHealth(id);
    const isStuck = [...health.pages].some(({ since }) => this.now() - since > SLOW_MS);
    const maxPages = isStuck ? this.workers - 1 : Number.POSITIVE_INFINITY;
    const isAvailable =
      health.pages.size === 0 || (health.isProven && health.pages.size < maxPages);
    if (health.suspendedUntil > this.now() || !isAvailable) return null;
    const page = { since: Number.POSITIVE_INFINITY };
    health.pages.add(page);
    return {
      reportStart: () => (page.since = this.now()),
      reportEnd: (hasSucceeded) => {
        if (!health.pages.delete(page)) return;
        if (hasSucceeded === true) recover(health);
        if (hasSucceeded === false) this.countFailure(health);
        this.nextEnd.resolve();
        this.nextEnd = Promise.withResolvers();
      },
    };
  }

  async waitForPermit(id: string, ms: number): Promise<RenderPermit | null> {
    const deadline = this.now() + ms;
    for (;;) {
      const permit = this.requestPermit(id);
      if (permit || this.isSuspended(id) || this.now() >= deadline) return permit;
      await Promise.race([this.nextEnd.promise, pause(deadline - this.now())]);
    }
  }

  isSuspended(id: string): boolean {
    return this.getHealth(id).suspendedUntil > this.now();
  }

  hasFailed(id: string): boolean {
    const { failures, isProven } = this.getHealth(id);
    return failures.length > 0 && !isProven;
  }

  reportFailure(id: string): void {
    this.countFailure(this.getHealth(id));
  }

  markImported(id: string): void {
    this.getHealth(id).isImported = true;
  }

  isImported(id: string): boolean {
    return this.getHealth(id).isImported;
  }

  private getHealth(id: string): Health {
    const knownHealth = this.healthById.get(id);
    if (knownHealth) return knownHealth;
    const [oldest] = this.healthById.keys();
    if (oldest !== undefined && this.healthById.size === MAX_RELEASES)
      this.healthById.delete(oldest);
    const health: Health = {
      failures: [],
      suspendedUntil: 0,
      isImported: false,
      isProven: false,
      pages: new Set(),
    };
    this.healthById.set(id, health);
    return health;
  }

  private countFailure(health: Health): void {
    const now = this.now();
    const recentFailures = health.failures.filter((time) => now - time < WINDOW_MS);
    health.failures = [...recentFailures, now].slice(-MAX_FAILURES);
    health.isProven = false;
    if (health.suspendedUntil > 0 || health.failures.length === MAX_FAILURES) {
      health.suspendedUntil = now + SUSPENSION_MS;
    }
  }
}

function recover(health: Health): void {
  if (health.suspendedUntil > 0) Object.assign(health, { failures: [], suspendedUntil: 0 });
  health.isProven = true;
}
