import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Metrics that a page records itself. Times are in ms since the start of the navigation. */
export interface Vitals {
  FCP?: number;
  LCP?: number;
  CLS?: number;
  INP?: number;
  /** URL of the picture that is the largest contentful paint, or '' for a text. */
  largestPicture: string;
  /** Time at which the page was hydrated and local storage was read. */
  hydratedAt?: number;
  /** Start and duration in ms of each task above 50 ms. */
  tasks: [start: number, ms: number][];
  /** Duration in ms of each script above 5 ms. */
  scripts: number[];
}

const webVitalsSource = readFileSync(
  fileURLToPath(import.meta.resolve('web-vitals')).replace(/[^/]*$/, 'web-vitals.iife.js'),
  'utf8',
);

/**
 * Records the metrics of every page in this tab. Call this function before the first page opens.
 */
export async function recordVitals(page: Page): Promise<void> {
  await page.addInitScript({
    content: `${webVitalsSource}\n(${installRecorder.toString()})(webVitals);`,
  });
}

export const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals);

interface Metric {
  name: 'FCP' | 'LCP' | 'CLS' | 'INP';
  value: number;
  entries: { url?: string }[];
}
type MetricListener = (report: (metric: Metric) => void, options: object) => void;

/** Playwright runs this function in the page, so it must not use anything outside its body. */
function installRecorder(webVitals: Record<string, MetricListener>): void {
  const vitals: Vitals = { largestPicture: '', tasks: [], scripts: [] };
  Object.assign(globalThis, { vitals });
  for (const listenerName of ['onFCP', 'onLCP', 'onCLS', 'onINP'])
    webVitals[listenerName]?.(
      ({ name, value, entries }) => {
        vitals[name] = value;
        if (name === 'LCP') vitals.largestPicture = entries.at(-1)?.url ?? '';
      },
      { reportAllChanges: true, durationThreshold: 16 },
    );
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
      type,
      buffered: true,
    });
  observe('longtask', ({ startTime, duration }) => vitals.tasks.push([startTime, duration]));
  observe('long-animation-frame', (entry) => {
    const { scripts } = entry as PerformanceEntry & { scripts: PerformanceEntry[] };
    vitals.scripts.push(...scripts.map(({ duration }) => duration));
  });
  new MutationObserver((_changes, observer) => {
    if (!document.documentElement?.hasAttribute('data-restored')) return;
    vitals.hydratedAt = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-restored'] });
}
