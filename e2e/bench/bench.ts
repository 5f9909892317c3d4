import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { format } from 'oxfmt';
import { LAUNCH_OPTIONS } from './launch.ts';
import { LIGHTHOUSE_VERSION, runLighthouse } from './lighthouse/run-lighthouse.ts';
import { placeListedOrders } from './browser/search-orders.ts';
import { createStoredState } from './create-stored-state.ts';
import { measureRoute } from './measure-route.ts';
import { measureMainThread } from './browser/measure-main-thread.ts';
import { readOptions } from './options.ts';
import { ORDERS_PATH } from './routes.ts';
import { verifyVariant } from './verify-variant.ts';
import type { Figures } from './figures/figures.ts';
import { formatReport, formatRouteTables } from './report/report.ts';
import { Results } from './report/results.ts';
import { openVariants } from './variants/variants.ts';

/**
 * Program of `npm run bench:web`. Measures the shop, the same shop as one bundle, and its pages
 * without scripts. Prints tables of the results. After a full run, also saves the tables.
 */
const { routes, runs, enabledParts, lighthouseRoutes, isFullRun } = readOptions(
  process.argv.slice(2),
);
const results = new Results();
console.log('Building the one bundle, opening the shops…');
const { variants, close } = await openVariants();
const browser = await chromium.launch(LAUNCH_OPTIONS);
// Closes the shops on a signal, because the shops are separate processes that would continue to
// run.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().finally(() => process.exit(1)));
try {
  for (const variant of variants) {
    if (variant.isHydrated && routes.some(({ path }) => path === ORDERS_PATH))
      await placeListedOrders(variant);
    await verifyVariant(browser, variant, routes);
    console.log(`${variant.name} runs.`);
  }
  for (let run = 0; run < runs; run += 1) {
    for (const route of routes) {
      // Begins each run with another variant, so that a machine that slows down affects all
      // variants alike.
      for (const variant of variants.map(
        (_, index) => variants[(index + run) % variants.length] ?? variants[0],
      )) {
        if (!variant) continue;
        const runMeasurement = async (label: string, measureOnce: () => Promise<Figures>) => {
          const startedAt = performance.now();
          results.add(route.name, variant.name, run, await measureWithRetry(measureOnce));
          const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
          console.log(`run ${run + 1}, ${route.name}, ${variant.name}, ${label}: ${seconds} s`);
        };
        if (enabledParts.browser && !route.isLighthouseOnly)
          await runMeasurement('browser', () => measureRoute(browser, variant, route));
        if (enabledParts.browser)
          await runMeasurement('main thread', async () =>
            measureMainThread(browser, variant, route, await createStoredState(variant, route)),
          );
        if (enabledParts.lighthouse && lighthouseRoutes.includes(route.name))
          await runMeasurement('Lighthouse', async () =>
            runLighthouse(variant, route, await createStoredState(variant, route)),
          );
      }
    }
  }
  const names = routes.map(({ name }) => name);
  const reportText = formatReport(results, names, {
    runs,
    browser: `Chromium ${browser.version()}`,
    lighthouse: LIGHTHOUSE_VERSION,
  });
  const documents = {
    'web-benchmark.md': reportText,
    'web-benchmark-pages.md': formatRouteTables(results, names),
  };
  for (const [file, text] of Object.entries(documents)) {
    const { code } = await format(file, text);
    console.log(code);
    if (isFullRun) writeFileSync(new URL(`../../docs/${file}`, import.meta.url), code);
  }
} finally {
  await browser.close();
  await close();
}

/** Repeats a failed measurement once, because one browser failure must not end the benchmark. */
async function measureWithRetry(measureOnce: () => Promise<Figures>): Promise<Figures> {
  try {
    return await measureOnce();
  } catch (cause) {
    console.warn('The measurement failed and is repeated:', cause);
    return measureOnce();
  }
}
