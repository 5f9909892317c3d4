import { Histogram } from 'prom-client';
import type { Sample } from './metrics.ts';

interface HistogramOptions {
  name: string;
  help: string;
  labelNames: readonly string[];
  buckets: number[];
}

/**
 * Returns a function that observes a value. Above the maximum, removes the oldest series, because
 * each release adds series with its version.
 */
export function createBoundedHistogram(options: HistogramOptions, maxSeries: number) {
  const histogram = new Histogram(options);
  const series = new Map<string, Record<string, string>>();
  return (labels: Record<string, string>, value: number): void => {
    series.set(JSON.stringify(labels), labels);
    const [oldestSeries] = series;
    if (series.size > maxSeries && oldestSeries) {
      series.delete(oldestSeries[0]);
      histogram.remove(oldestSeries[1]);
    }
    histogram.observe(labels, value);
  };
}

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
