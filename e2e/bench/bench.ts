import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { format } from 'prettier';
import { LAUNCH } from './launch.ts';
import { score } from './lighthouse/score.ts';
import { keptFor } from './kept-for.ts';
import { measure } from './measure.ts';
import { mainThread } from './browser/main-thread.ts';
import { readOptions } from './options.ts';
import { prove } from './prove.ts';
import type { Figures } from './figures/figures.ts';
import { report } from './report/report.ts';
import { Results } from './report/results.ts';
import { openSides } from './sides/sides.ts';

/**
 * `npm run bench:web`: measures the shop, one bundle and the pages without scripts. Prints tables, and saves them after
 * a full run.
 */
const { routes, runs, measures, isWhole } = readOptions(process.argv.slice(2));
const { version } = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('lighthouse/package.json')), 'utf8'),
) as { version: string };
const results = new Results();
console.log('Building the one bundle, opening the shops…');
const { sides, close } = await openSides();
const browser = await chromium.launch(LAUNCH);
// The shops are separate processes and would outlive this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().finally(() => process.exit(1)));
try {
  for (const side of sides) {
    await prove(browser, side, routes);
    console.log(`${side.name} runs.`);
  }
  for (let run = 0; run < runs; run += 1) {
    for (const route of routes) {
      // Rotates the order of the variants, so that a machine that slows down affects all alike.
      for (const side of sides.map((_, index) => sides[(index + run) % sides.length] ?? sides[0])) {
        if (!side) continue;
        const taken = async (what: string, work: () => Promise<Figures>) => {
          const began = performance.now();
          results.add(route.name, side.name, run, await onceMore(work));
          const seconds = ((performance.now() - began) / 1000).toFixed(1);
          console.log(`run ${run + 1}, ${route.name}, ${side.name}, ${what}: ${seconds} s`);
        };
        if (measures.browser && !route.isScoredOnly)
          await taken('browser', () => measure(browser, side, route));
        if (measures.browser)
          await taken('main thread', async () =>
            mainThread(browser, side, route, await keptFor(side, route)),
          );
        if (measures.lighthouse)
          await taken('Lighthouse', async () => score(side, route, await keptFor(side, route)));
      }
    }
  }
  const names = routes.map(({ name }) => name);
  const page = report(results, names, {
    runs,
    browser: `Chromium ${browser.version()}`,
    lighthouse: version,
  });
  const written = await format(page, { parser: 'markdown', printWidth: 120 });
  console.log(written);
  if (isWhole) writeFileSync(new URL('../../docs/web-benchmark.md', import.meta.url), written);
} finally {
  await browser.close();
  await close();
}

/** Repeats a failed measurement once, so that a single browser failure does not end the benchmark. */
async function onceMore(work: () => Promise<Figures>): Promise<Figures> {
  try {
    return await work();
  } catch (cause) {
    console.warn('The measurement failed and is repeated:', cause);
    return work();
  }
}
