import {
  AggregatorRegistry,
  Counter,
  Gauge,
  type MetricObjectWithValues,
  type MetricValue,
  collectDefaultMetrics,
  register,
} from 'prom-client';

export { Counter };

export type ProcessMetrics = MetricObjectWithValues<MetricValue<string>>[];

export interface Sample {
  labels?: Record<string, string>;
  value: number;
}

interface Description {
  name: string;
  help: string;
  labelNames?: readonly string[];
}

/** Registers a gauge that is read at each scrape. Replaces an earlier gauge of the same name. */
export function registerGauge(
  { name, help, labelNames = [] }: Description,
  read: () => Promise<readonly Sample[]> | readonly Sample[],
): void {
  register.removeSingleMetric(name);
  new Gauge({
    name,
    help,
    labelNames,
    async collect() {
      const samples = await read();
      this.reset();
      // Removes the value, because a gauge without labels would otherwise report 0 for an unknown
      // value.
      if (labelNames.length === 0) this.remove();
      for (const { labels = {}, value } of samples) this.set(labels, value);
    },
  });
}

/**
 * Creates a counter with one label and returns the function that increments it. All series start at
 * 0, so that alerts see the first event as a rise.
 */
export function createLabelCounter<Value extends string>(
  { name, help }: Description,
  label: string,
  values: readonly Value[],
): (value: Value) => void {
  const counter = new Counter({ name, help, labelNames: [label] });
  for (const value of values) counter.inc({ [label]: value }, 0);
  return (value) => counter.inc({ [label]: value });
}

/** Registers a counter whose totals another object counts. The totals are read at each scrape. */
export function registerCounter(
  { name, help, labelNames = [] }: Description,
  read: () => readonly Sample[],
): void {
  register.removeSingleMetric(name);
  new Counter({
    name,
    help,
    labelNames,
    collect() {
      this.reset();
      for (const { labels = {}, value } of read()) this.inc(labels, value);
    },
  });
}

/**
 * Registers metrics of this process: memory, processor time, event loop and garbage collection. All
 * metrics of this process get the label `process` with `name`.
 */
export function observeProcess(name: string): void {
  register.setDefaultLabels({ process: name });
  collectDefaultMetrics();
}

export const readOwnMetrics = (): Promise<ProcessMetrics> =>
  register.getMetricsAsJSON() as unknown as Promise<ProcessMetrics>;

/** Returns the metrics of several processes in the text format of Prometheus. */
export function formatMetrics(metricsByProcess: readonly ProcessMetrics[]): Promise<string> {
  // Chooses `sum` for all metrics, because the library would omit some by default. No two values
  // are added up, because each process has its own value of the label `process`.
  const summedMetrics = metricsByProcess.map((metrics) =>
    metrics.map((metric) => ({ ...metric, aggregator: 'sum' })),
  );
  return AggregatorRegistry.aggregate(summedMetrics).metrics();
}

export const METRICS_CONTENT_TYPE = register.contentType;
