import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { type Shop, startShop } from '../support/shop.ts';
import { FIGURES, type Figures } from './figures/figures.ts';
import { LAUNCH_OPTIONS } from './launch.ts';
import { openPhone } from './browser/phone.ts';
import { measureTwoVisits } from './browser/visit.ts';
import { calculateSpread, formatNumber, formatSpread } from './report/spread.ts';
import { type Route, routes as allRoutes } from './routes.ts';
import { startPageProxy } from './variants/page-proxy.ts';

/**
 * Measures the pages of another checkout and of this checkout alternately on the same machine. Both
 * checkouts must be built: `npm run bench:checkouts -- FOLDER [--routes home,product] [--runs 5]`.
 */
const { values, positionals } = parseArgs({
  options: {
    routes: { type: 'string', default: 'home,product' },
    runs: { type: 'string', default: '5' },
  },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Name the folder of the other checkout.');
const routeNames = values.routes.split(',');
const routes = allRoutes.filter(({ name }) => routeNames.includes(name));

const shownFigures = FIGURES.filter(({ name }) =>
  [
    'js',
    'bytes',
    'requests',
    'fcp',
    'lcp',
    'cls',
    'tbt',
    'hydrated',
    'warmBytes',
    'warmLcp',
  ].includes(name),
);

const otherModule = pathToFileURL(resolve(folder, 'e2e/support/shop.ts')).href;
const other = (await import(otherModule)) as { startShop: typeof startShop };
// Switches the measurement of web vitals off, because the `startShop` of an old checkout may not do
// so.
const env = { WEB_VITALS_PERCENT: '0' };
const shops: Shop[] = [await other.startShop(env), await startShop(env)];
const proxies = await Promise.all(shops.map(({ url }) => startPageProxy(url)));
const browser = await chromium.launch(LAUNCH_OPTIONS);
try {
  for (const route of routes) console.log(await compareRoute(browser, route));
} finally {
  await browser.close();
  await Promise.all(proxies.map((proxy) => proxy.close()));
  await Promise.all(shops.map((shop) => shop.remove()));
}

/**
 * Measures one page of both checkouts alternately. Each run begins with the other checkout than the
 * run before.
 */
async function compareRoute(usedBrowser: Browser, route: Route): Promise<string> {
  const figuresByCheckout: Figures[][] = [[], []];
  // The first visit of each shop fills its page cache and does not count.
  for (let run = 0; run <= Number(values.runs); run += 1) {
    for (const index of run % 2 === 0 ? [0, 1] : [1, 0]) {
      const variant = { name: 'ours', url: proxies[index]?.url ?? '', isHydrated: true } as const;
      const phone = await openPhone(usedBrowser, variant, {});
      const figures = await measureTwoVisits(phone, variant, route);
      await phone.close();
      if (run > 0) figuresByCheckout[index]?.push(figures);
    }
  }
  const [before = [], after = []] = figuresByCheckout;
  const rows = shownFigures.map(({ name, label, unit }) => {
    const [first, second] = [before, after].map((runs) =>
      calculateSpread(runs.map((figures) => figures[name])),
    );
    const difference = second && first ? formatNumber(second.median - first.median, unit) : '';
    return `| ${label}${unit && `, ${unit}`} | ${formatSpread(first ?? null, unit)} | ${formatSpread(second ?? null, unit)} | ${difference} |`;
  });
  return [
    `\n| ${route.name} | before | after | difference |`,
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
