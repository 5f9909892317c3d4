import type { Sample } from './metrics.ts';

/**
 * Counts events by labels. Above the maximum, drops the oldest labels. Each release brings new
 * labels, so memory would otherwise grow without limit.
 */
export class NewestLabels<Labels extends Record<string, string>> {
  readonly #max: number;
  readonly #entries = new Map<string, { labels: Labels; value: number }>();

  constructor(max: number) {
    this.#max = max;
  }

  /**
   * Increments the count of `key`, which identifies the labels. Calls `createLabels` only for a new
   * key.
   */
  count(key: string, createLabels: () => Labels): void {
    const entry = this.#entries.get(key);
    if (entry) {
      entry.value += 1;
      return;
    }
    this.#entries.set(key, { labels: createLabels(), value: 1 });
    const [oldestKey] = this.#entries.keys();
    if (this.#entries.size > this.#max && oldestKey !== undefined) this.#entries.delete(oldestKey);
  }

  list(): Sample[] {
    return [...this.#entries.values()];
  }
}
