import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Time between two measurements of the event loop, in ms. */
const RESOLUTION_MS = 20;

/** Length of one period of measurement, in ms. */
const PERIOD_MS = 60_000;

const NS_PER_MS = 1e6;

/**
 * Largest acceptable delay of the event loop in ms, and largest acceptable memory in bytes. The
 * alerts ShopEventLoopBlocked and ShopMemory have the same limits.
 */
const MAX_LAG_MS = 500;
const MAX_MEMORY_BYTES = 1.5e9;

export interface ProcessFigures {
  /** Time of the start of this process. */
  since: Date;
  memoryBytes: number;
  /** Delay of the event loop that 99 % of the measurements stay below, in ms. */
  lagMs: number;
}

/** Measures this process, even if no metrics port is set. */
export class ProcessObserver {
  readonly #delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly #timer: NodeJS.Timeout;
  #lastLagMs = 0;

  constructor() {
    this.#delays.enable();
    this.#timer = setInterval(() => {
      this.#lastLagMs = this.#readLagMs();
      this.#delays.reset();
    }, PERIOD_MS).unref();
  }

  read(): ProcessFigures {
    return {
      since: new Date(Date.now() - process.uptime() * 1000),
      memoryBytes: process.memoryUsage.rss(),
      lagMs: Math.max(this.#lastLagMs, this.#readLagMs()),
    };
  }

  close(): void {
    clearInterval(this.#timer);
    this.#delays.disable();
  }

  #readLagMs(): number {
    if (this.#delays.count === 0) return 0;
    return Math.max(0, Math.round(this.#delays.percentile(99) / NS_PER_MS) - RESOLUTION_MS);
  }
}

export const toProcessJson = ({ since, memoryBytes, lagMs }: ProcessFigures) => ({
  since: since.toISOString(),
  memorybytes: memoryBytes,
  lagms: lagMs,
});

export const listProcessAlerts = ({ memoryBytes, lagMs }: ProcessFigures) => ({
  ShopEventLoopBlocked: lagMs > MAX_LAG_MS,
  ShopMemory: memoryBytes > MAX_MEMORY_BYTES,
});
