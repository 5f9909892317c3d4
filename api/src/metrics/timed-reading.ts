/**
 * Reads figures from the database at most once in `maxAgeMs`, so that frequent scrapes do not load
 * the database. Resolves to null if the database is unavailable or slower than `limitMs`.
 */
export class TimedReading<Figures> {
  readonly #read: () => Promise<Figures>;
  readonly #maxAgeMs: number;
  readonly #limitMs: number;
  readonly #onFailure: (cause: unknown) => void;
  #figures: Figures | null = null;
  #finishedAt = Number.NEGATIVE_INFINITY;
  #pendingRead: Promise<Figures | null> | null = null;

  constructor(
    read: () => Promise<Figures>,
    limits: { maxAgeMs: number; limitMs: number },
    onFailure: (cause: unknown) => void,
  ) {
    this.#read = read;
    this.#maxAgeMs = limits.maxAgeMs;
    this.#limitMs = limits.limitMs;
    this.#onFailure = onFailure;
  }

  async get(): Promise<Figures | null> {
    if (performance.now() - this.#finishedAt < this.#maxAgeMs) return this.#figures;
    // A late read continues after the limit, and the next scrape waits for the same read.
    this.#pendingRead ??= this.#readOnce().finally(() => (this.#pendingRead = null));
    const { promise: timeout, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => resolve(null), this.#limitMs);
    return Promise.race([this.#pendingRead, timeout]).finally(() => clearTimeout(timer));
  }

  async #readOnce(): Promise<Figures | null> {
    try {
      this.#figures = await this.#read();
    } catch (cause) {
      this.#figures = null;
      this.#onFailure(cause);
    }
    this.#finishedAt = performance.now();
    return this.#figures;
  }
}
