import { Histogram } from 'prom-client';

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
