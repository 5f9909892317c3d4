import type { FastifyBaseLogger } from 'fastify';
import { toLoggable } from 'server/loggable';
import { createThrottledWarning } from 'server/throttled-warning';
import {
  type FailingRelease,
  SERVER_KIND_SUFFIX,
  mergeReports,
  storeFailingReleases,
} from './failing-releases.ts';
import type { ObjectStore } from 'server/store/object-store';

/**
 * Shortest time between two writes in ms. Without this limit, anybody could cause many writes by
 * sending reports.
 */
const MIN_WRITE_INTERVAL_MS = 10_000;

/** Largest number of releases with reports that are not stored yet. */
const MAX_PENDING_RELEASES = 100;

interface Report {
  remote: string;
  version: string;
  kind: string;
}

/** Logs and stores each reported release. Stores no data of the visitor or the page. */
export class FailingReleaseReporter {
  private readonly store: ObjectStore;
  private readonly log: FastifyBaseLogger;
  private readonly pauseMs: number;
  private readonly warnThrottled: ReturnType<typeof createThrottledWarning>;
  private pendingReports = new Map<string, FailingRelease>();
  private pendingWrite: Promise<void> = Promise.resolve();
  private isPausing = false;
  private isClosed = false;

  constructor(store: ObjectStore, log: FastifyBaseLogger, pauseMs = MIN_WRITE_INTERVAL_MS) {
    this.store = store;
    this.log = log;
    this.pauseMs = pauseMs;
    this.warnThrottled = createThrottledWarning(log);
  }

  report({ remote, version, kind }: Report, networks: number): void {
    this.warnThrottled({
      message: 'a release fails in browsers',
      labels: { remote, version, kind },
    });
    this.record(`${remote}/${version}`, { kinds: [kind], networks });
  }

  /**
   * Adds the source position of a script error to the failures of a release. `error` has no message,
   * because messages may contain personal data.
   */
  reportError(folder: string, error: string): void {
    this.record(folder, { kinds: [], networks: 0, error });
  }

  reportServerFailure(folder: string, kind: string, error: string): void {
    this.record(folder, { kinds: [`${kind}${SERVER_KIND_SUFFIX}`], networks: 0, error });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.pendingWrite;
    if (this.pendingReports.size > 0) this.writePendingReports();
    await this.pendingWrite;
  }

  private record(
    folder: string,
    findings: Pick<FailingRelease, 'kinds' | 'networks' | 'error'>,
  ): void {
    const pendingReport = this.pendingReports.get(folder);
    if (this.isClosed || (!pendingReport && this.pendingReports.size >= MAX_PENDING_RELEASES))
      return;
    const reportedAt = new Date().toISOString();
    this.pendingReports.set(
      folder,
      mergeReports(pendingReport, { ...findings, first: reportedAt, last: reportedAt }),
    );
    // Does not store a script error alone. The browser reports the failure that the error caused in
    // a second request, which may arrive later.
    if (!this.isPausing && findings.kinds.length > 0) this.writePendingReports();
  }

  private writePendingReports(): void {
    const reportsByFolder = this.pendingReports;
    this.pendingReports = new Map();
    this.isPausing = true;
    setTimeout(() => {
      this.isPausing = false;
      if (this.pendingReports.size > 0 && !this.isClosed) this.writePendingReports();
    }, this.pauseMs).unref();
    this.pendingWrite = this.pendingWrite
      .then(() => storeFailingReleases(this.store, reportsByFolder))
      .catch((cause: unknown) =>
        this.log.warn(
          { failure: toLoggable(cause) },
          'failure reports of browsers cannot be stored: npm run status lacks them until the release store can be written',
        ),
      );
  }
}
