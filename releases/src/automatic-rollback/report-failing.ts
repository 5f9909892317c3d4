import type { FastifyBaseLogger } from 'fastify';
import { loggable } from 'server/loggable';
import { nowAndThen } from 'server/now-and-then';
import { type FailingRelease, storeFailingReleases } from './failing-releases.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Shortest time between two writes to the store, in ms. Anybody can send reports. */
const PAUSE_MS = 10_000;

/** Largest number of releases that wait to be stored. Far fewer are live. */
const MAX_WAITING = 100;

interface Report {
  remote: string;
  version: string;
  kind: string;
}

/**
 * Logs every release that a browser reports as failing, and stores it for `npm run status`. It
 * stores no data of the visitor or the page.
 */
export class FailingReleaseReporter {
  private readonly store: ReleaseStore;
  private readonly log: FastifyBaseLogger;
  private readonly pauseMs: number;
  private readonly warn: ReturnType<typeof nowAndThen>;
  private waiting = new Map<string, FailingRelease>();
  private writing: Promise<void> = Promise.resolve();
  private isPausing = false;
  private isClosed = false;

  constructor(store: ReleaseStore, log: FastifyBaseLogger, pauseMs = PAUSE_MS) {
    this.store = store;
    this.log = log;
    this.pauseMs = pauseMs;
    this.warn = nowAndThen(log);
  }

  /** Handles one report. `networks` is the number of networks that reported the release so far. */
  report({ remote, version, kind }: Report, networks: number): void {
    this.warn({ message: 'a release fails in browsers', about: { remote, version, kind } });
    const folder = `${remote}/${version}`;
    const known = this.waiting.get(folder);
    if (this.isClosed || (!known && this.waiting.size >= MAX_WAITING)) return;
    const last = new Date().toISOString();
    this.waiting.set(folder, {
      kinds: [...new Set([...(known?.kinds ?? []), kind])],
      networks: Math.max(known?.networks ?? 0, networks),
      first: known?.first ?? last,
      last,
    });
    if (!this.isPausing) this.write();
  }

  /** Stores the pending reports and ignores further ones. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.writing;
    if (this.waiting.size > 0) this.write();
    await this.writing;
  }

  private write(): void {
    const counted = this.waiting;
    this.waiting = new Map();
    this.isPausing = true;
    setTimeout(() => {
      this.isPausing = false;
      if (this.waiting.size > 0 && !this.isClosed) this.write();
    }, this.pauseMs).unref();
    this.writing = this.writing
      .then(() => storeFailingReleases(this.store, counted))
      .catch((cause: unknown) =>
        this.log.warn(
          { failure: loggable(cause) },
          'failure reports of browsers cannot be stored: npm run status lacks them until the release store can be written',
        ),
      );
  }
}
