import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Metrics that a page records. Times are in ms since the start of its navigation. */
export interface Vitals {
  FCP?: number;
  LCP?: number;
  CLS?: number;
  INP?: number;
  /** Address of the largest painted picture, or '' for text. */
  largest: string;
  /** Time at which the page was hydrated and local storage was read. */
  hydrated?: number;
  /** Start and duration of each task above 50 ms. */
  tasks: [start: number, ms: number][];
  /** Duration of each script above 5 ms. */
  scripts: number[];
}

const library = readFileSync(
  fileURLToPath(import.meta.resolve('web-vitals')).replace(/[^/]*$/, 'web-vitals.iife.js'),
  'utf8',
);

/** Makes every page of this tab record its metrics from the start. */
export async function noteVitals(page: Page): Promise<void> {
  await page.addInitScript({ content: `${library}\n(${note.toString()})(webVitals);` });
}

export const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals);

interface Metric {
  name: 'FCP' | 'LCP' | 'CLS' | 'INP';
  value: number;
  entries: { url?: string }[];
}
type Listen = (report: (metric: Metric) => void, options: object) => void;

/** Runs in the page. */
function note(webVitals: Record<string, Listen>): void {
  const vitals: Vitals = { largest: '', tasks: [], scripts: [] };
  Object.assign(globalThis, { vitals });
  for (const on of ['onFCP', 'onLCP', 'onCLS', 'onINP'])
    webVitals[on]?.(
      ({ name, value, entries }) => {
        vitals[name] = value;
        if (name === 'LCP') vitals.largest = entries.at(-1)?.url ?? '';
      },
      { reportAllChanges: true, durationThreshold: 16 },
    );
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
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
    vitals.hydrated = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-restored'] });
}
