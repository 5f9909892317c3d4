import { compareAndSwapDocument, readDocument } from 'releases/compare-and-swap-document';
import { findFirstChangedDay, mergeDays, releaseDaysDocument } from 'releases/release-days';
import type { ObjectStore } from 'server/store/object-store';
import type { FiguresClient } from './figures-client.ts';

interface Options {
  client: Pick<FiguresClient, 'loadDays'>;
  store: ObjectStore;
  /** Shortest time in ms between two updates, because an update costs the backend much work. */
  pauseMs: number;
}

/**
 * Publishes the figures of the last 30 days in the release store after new counts were uploaded.
 */
export class DailyFigures {
  readonly #options: Options;
  #isOutdated = false;
  #lastUpdateAt = -Infinity;
  readonly #closing = new AbortController();

  constructor(options: Options) {
    this.#options = options;
  }

  markAsOutdated(): void {
    this.#isOutdated = true;
  }

  /** Aborts a running update, so that it does not delay the end of the process. */
  abort(): void {
    this.#closing.abort();
  }

  /**
   * Does nothing if no counts were uploaded since the last update, or if that update was recent.
   */
  async update(): Promise<void> {
    const { client, store, pauseMs } = this.#options;
    if (!this.#isOutdated || performance.now() - this.#lastUpdateAt < pauseMs) return;
    this.#lastUpdateAt = performance.now();
    const { content } = await readDocument(store, releaseDaysDocument);
    const firstDay = findFirstChangedDay(content.figures);
    const counts = await client.loadDays(firstDay, this.#closing.signal);
    await compareAndSwapDocument(store, releaseDaysDocument, ({ figures }) => ({
      figures: mergeDays(figures, firstDay, counts),
    }));
    this.#isOutdated = false;
  }
}
