import type { FastifyBaseLogger } from 'fastify';
import { compareAndSwapDocument } from 'releases/compare-and-swap-document';
import { describeFigures } from 'releases/describe-figures';
import { type RegistryDocument, readRegistry } from 'releases/registry';
import { isPromotionDue } from 'releases/settle-promotion';
import { type ReleaseFigures, releaseFiguresDocument } from 'releases/release-figures';
import { toLoggable } from 'server/loggable';
import type { ObjectStore } from 'server/store/object-store';
import { createThrottledWarning } from 'server/throttled-warning';
import { DailyFigures } from './daily-figures.ts';
import { FigureCounter } from './figure-counter.ts';
import type { FiguresClient } from './figures-client.ts';

const DAY_MS = 86_400_000;

/**
 * Number of uploads between two updates of the figures by day, because such an update costs the
 * backend more work.
 */
const UPLOADS_PER_UPDATE = 10;

interface Options {
  client: Pick<FiguresClient, 'add' | 'load' | 'loadDays' | 'close'>;
  store: ObjectStore;
  /** Whether the backend has the feature `staff`. Other backends have no table of figures. */
  isSupported(): boolean;
  log: FastifyBaseLogger;
  readRegistry(): Pick<RegistryDocument, 'split'> | null;
  /** Promotes or withdraws a split whose `promoteAfter` has passed. */
  decidePromotion(figures: ReleaseFigures): Promise<void>;
  /** Interval in ms between two uploads of counts. */
  intervalMs: number;
}

/**
 * Sends the counts of this process to the backend at an interval. Then publishes the totals of all
 * processes in the release store. If an upload fails, its counts are lost.
 */
export class FiguresPublisher {
  readonly counter: FigureCounter;
  private readonly options: Options;
  private readonly warn: ReturnType<typeof createThrottledWarning>;
  private readonly timer: NodeJS.Timeout;
  private pendingWork = Promise.resolve();
  private readonly dailyFigures: DailyFigures;
  private isClosing = false;

  constructor(options: Options) {
    this.options = options;
    this.counter = new FigureCounter(() => options.readRegistry()?.split?.id);
    this.warn = createThrottledWarning(options.log);
    const { client, store, intervalMs } = options;
    this.dailyFigures = new DailyFigures({
      client,
      store,
      pauseMs: intervalMs * UPLOADS_PER_UPDATE,
    });
    this.timer = setInterval(() => void this.update(), options.intervalMs).unref();
  }

  /** Stores and publishes the counts. Logs a failure instead of rejecting. */
  update(): Promise<void> {
    this.pendingWork = this.pendingWork.then(() => this.uploadAndPublish());
    return this.pendingWork;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.isClosing = true;
    this.dailyFigures.abort();
    await this.update();
    await this.options.client.close();
  }

  private async uploadAndPublish(): Promise<void> {
    const { isSupported, readRegistry: readCurrent } = this.options;
    const counts = this.counter.take();
    const isDue = !this.isClosing && isPromotionDue(readCurrent());
    if (!isSupported()) return;
    if (counts.rows.length > 0 || isDue) await this.storeAndPublish(counts, isDue);
    if (this.isClosing) return;
    await this.attempt('figures of the last days cannot be published', () =>
      this.dailyFigures.update(),
    );
  }

  private async storeAndPublish(
    { rows, failingNetworks }: ReturnType<FigureCounter['take']>,
    isDue: boolean,
  ): Promise<void> {
    const { client, decidePromotion } = this.options;
    const isStored =
      rows.length === 0 ||
      (await this.attempt('figures of releases cannot be stored', () => client.add(rows)));
    if (!isStored) this.counter.forgetFailingNetworks(failingNetworks);
    if (!isStored && this.isClosing) return;
    if (isStored && rows.length > 0) this.dailyFigures.markAsOutdated();
    // Continues even if the backend refused the counts, because a refusal must not delay a
    // promotion that is due.
    await this.attempt('figures of releases cannot be published', async () => {
      const figures = await this.publish();
      if (isDue) await decidePromotion(figures);
    });
  }

  /** Returns false and logs the message if `work` throws. */
  private async attempt(message: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (cause) {
      this.warn({ message, facts: { failure: toLoggable(cause) } });
      return false;
    }
  }

  private async publish(): Promise<ReleaseFigures> {
    const { client, store } = this.options;
    const { registry } = await readRegistry(store);
    const lastDay = await client.load(new Date(Date.now() - DAY_MS).toISOString());
    const { split } = registry;
    const sinceSplit = split === null ? [] : await client.load(split.since, split.id);
    const figures = describeFigures(registry, lastDay, sinceSplit);
    await compareAndSwapDocument(store, releaseFiguresDocument, () => ({ figures }));
    return figures;
  }
}
