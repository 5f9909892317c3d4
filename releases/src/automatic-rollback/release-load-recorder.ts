import type { FastifyBaseLogger } from 'fastify';
import { toLoggable } from 'server/loggable';
import type { ObjectStore } from 'server/store/object-store';
import { addReleaseLoads } from './release-loads.ts';

/** Shortest time between two writes in ms. */
const WRITE_INTERVAL_MS = 60_000;

/**
 * Counts the page loads of each release in this process, and adds the counts to the store once a
 * minute. Writes nothing if no page was loaded.
 */
export class ReleaseLoadRecorder {
  private readonly store: ObjectStore;
  private readonly log: FastifyBaseLogger;
  private countByFolder = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private pendingWrite: Promise<void> = Promise.resolve();

  constructor(store: ObjectStore, log: FastifyBaseLogger) {
    this.store = store;
    this.log = log;
  }

  count(folder: string): void {
    this.countByFolder.set(folder, (this.countByFolder.get(folder) ?? 0) + 1);
    this.timer ??= setTimeout(() => this.write(), WRITE_INTERVAL_MS).unref();
  }

  async close(): Promise<void> {
    clearTimeout(this.timer);
    await this.pendingWrite;
    if (this.countByFolder.size > 0) this.write();
    await this.pendingWrite;
  }

  private write(): void {
    const countByFolder = this.countByFolder;
    this.countByFolder = new Map();
    this.timer = undefined;
    this.pendingWrite = this.pendingWrite
      .then(() => addReleaseLoads(this.store, countByFolder))
      .catch((cause: unknown) =>
        this.log.warn(
          { failure: toLoggable(cause) },
          'loads of releases cannot be stored: npm run status lacks them until the release store can be written',
        ),
      );
  }
}
