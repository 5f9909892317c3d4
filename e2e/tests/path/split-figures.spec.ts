import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { planPromotion } from 'releases/promote';
import { type Releases, openReleases } from 'releases/releases';
import { readRegistry } from 'releases/registry';
import { isInSplit } from 'releases/split';
import { longForm } from '../../support/long-form.ts';
import { releaseModifiedBuild } from '../../support/releases.ts';
import { findOverflowingElements, findViolations } from '../../support/screens/visual-checks.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { openDesk, owner } from '../../support/staff/colleagues.ts';
import { expect, test } from '../../support/test.ts';

/** Visitors of each version. A comparison of failures needs 100 loads. */
const VISITORS = 120;

/** Reports of web vitals for each version. A comparison of times needs 30. */
const MEASURED_VISITORS = 40;

const author = { by: 'Another team', commit: 'unknown' };

interface Visits {
  /** Release folder of the content remote. */
  folder: string;
  isSplit: boolean;
  /** Networks that report a failure. Fewer than a fifth, so that nothing is rolled back at once. */
  failures?: number;
}

/** Visitors of a split, each in a network of its own. */
class SplitVisitors {
  readonly #shop: Shop;
  readonly #releases: Releases;

  constructor(shop: Shop, releases: Releases) {
    this.#shop = shop;
    this.#releases = releases;
  }

  /** Requests pages, and then sends what browsers report about them. */
  async visit({ folder, isSplit, failures = 0 }: Visits): Promise<void> {
    const { registry } = await readRegistry(this.#releases.store);
    const { split } = registry;
    if (split === null) throw new Error('There is no split.');
    const bucket = [...Array(100).keys()].find((one) => isInSplit(one, split) === isSplit);
    const request = (visitor: number, path: string, init: RequestInit = {}) =>
      fetch(this.#shop.url + path, {
        ...init,
        headers: {
          cookie: `bucket=${bucket}`,
          'x-forwarded-for': `198.${isSplit ? 18 : 19}.${visitor}.1`,
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          origin: this.#shop.url,
        },
      });
    await expect
      .poll(async () => (await request(0, '/faq')).text(), { message: folder })
      .toContain(`/releases/${folder}/`);
    for (let visitor = 1; visitor <= VISITORS; visitor += 1) await request(visitor, '/faq');
    const [room, version] = folder.split('/');
    const report = (visitor: number, body: object) =>
      request(visitor, '/release-reports?split', {
        method: 'POST',
        body: JSON.stringify({ room, version, ...body }),
      });
    for (let visitor = 1; visitor <= MEASURED_VISITORS; visitor += 1)
      await report(visitor, { route: '/faq', lcp: 1200 + visitor, inp: 40, cls: 0.01 });
    for (let visitor = 1; visitor <= failures; visitor += 1)
      await report(visitor, { kind: 'render' });
  }
}

const versionOf = (folder: string) => folder.slice(folder.indexOf('/') + 1);

/**
 * Opens the page of all versions again until the comparison with the split's version has these
 * texts by figure.
 */
async function waitForComparison(page: Page, version: string, texts: Record<string, RegExp>) {
  const table = page.getByRole('table', { name: new RegExp(`^content: ${version} \\(split\\)`) });
  await expect(async () => {
    await page.goto('/admin/versions');
    for (const [figure, text] of Object.entries(texts))
      await expect(table.getByRole('row', { name: new RegExp(`^${figure}`) })).toContainText(text, {
        timeout: 2000,
      });
  }).toPass();
}

/** Opens the package's page again until its history has this sentence. */
async function waitForHistory(page: Page, sentence: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto('/admin/versions/content');
    await expect(page.getByText(sentence)).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** Opens the package's page again until it has all loads of a version of today. */
async function waitForDailyFigures(page: Page, version: string): Promise<void> {
  const table = page.getByRole('table', { name: 'Figures of content by day and version' });
  await expect(async () => {
    await page.goto('/admin/versions/content');
    const row = table.getByRole('row').filter({ hasText: version }).first();
    await expect(row).toContainText(/\d ms \(40\)/, { timeout: 2000 });
  }).toPass();
}

/** Checks the open page with axe, and that it does not scroll sideways. */
async function inspect(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findViolations(page), `axe at ${width} px`).toEqual([]);
    expect(await findOverflowingElements(page), `overflow at ${width} px`).toEqual([]);
  }
}

// The tests share one shop and run one after another, because a shop has one split.
test.describe.configure({ mode: 'default' });
let shop: Shop;
let releases: Releases;
let visitors: SplitVisitors;
test.beforeAll(async () => {
  shop = await startShop({ TRUST_PROXY: 'loopback', RELEASE_FIGURES_MS: '500' });
  releases = await openReleases({ dataDir: shop.dataDir, releaseStore: null });
  visitors = new SplitVisitors(shop, releases);
});
test.afterAll(() => shop.remove());

const readSplit = async () => (await readRegistry(releases.store)).registry.split;

const readLive = async () =>
  (await readRegistry(releases.store)).registry.microFrontends['content']?.[0]?.extras.folder ?? '';

const splitContent = (browserSource: string) =>
  releaseModifiedBuild(shop.dataDir, 'content-mfe', { browser: browserSource, share: 0.5 });

async function openOwnersPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await openDesk(page, owner);
  return page;
}

test(
  'a split with healthy figures promotes itself, and the desk shows why',
  longForm,
  async ({ browser }) => {
    const live = await readLive();
    const split = await splitContent('// Healthy.');
    const page = await openOwnersPage(browser);
    await visitors.visit({ folder: live, isSplit: false });
    await visitors.visit({ folder: split, isSplit: true });
    await waitForComparison(page, versionOf(split), {
      'Failures per 1,000 loads': /No clear difference/,
      'Largest contentful paint': /\d ms \(40 samples\).*\(40 samples\).*No clear difference/,
      // The page cache has the page after its first rendering.
      'Render time of the server': /Too few samples/,
    });
    await planPromotion(releases, 60, author);
    await page.reload();
    await expect(
      page.getByText(/^It promotes itself at .* if its figures are healthy/),
    ).toBeVisible();
    await inspect(page);
    await planPromotion(releases, 0, author);
    await expect.poll(readLive).toBe(split);
    const reason = 'No figure is certainly worse than before\\.';
    const change = `figures of the split promoted content ${versionOf(split)} .*`;
    await waitForHistory(page, new RegExp(`${change}Reason: ${reason}`));
    await waitForDailyFigures(page, versionOf(split));
    await inspect(page);
    await page.context().close();
  },
);

test(
  'a split that fails more often withdraws itself, and its owner is alerted',
  longForm,
  async ({ browser }) => {
    const live = await readLive();
    const split = await splitContent('// Failing.');
    const page = await openOwnersPage(browser);
    await visitors.visit({ folder: live, isSplit: false });
    await visitors.visit({ folder: split, isSplit: true, failures: 20 });
    const version = versionOf(split);
    await waitForComparison(page, version, { 'Failures per 1,000 loads': /Worse/ });
    await inspect(page);
    await planPromotion(releases, 0, author);
    await expect.poll(readSplit).toBe(null);
    expect(await readLive()).toBe(live);
    const change = `figures of the split withdrew content ${version}\\.`;
    const reason = `content ${version}: the rate of failures is worse by`;
    await waitForHistory(page, new RegExp(`${change} Reason: ${reason}`));
    const alert = `content ${version} was rolled back automatically. ${versionOf(live)} is live.`;
    await expect.poll(() => listAlerts(shop)).toContain(alert);
    await page.goto('/admin/versions');
    const alerts = page.getByRole('table', { name: 'Alerts to owners in the last 30 days' });
    await expect(alerts).toContainText(alert);
    await inspect(page);
    await page.context().close();
  },
);

/** Returns the output of `npm run alerts`. */
async function listAlerts({ dataDir }: Shop): Promise<string> {
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'alerts'], {
    cwd: `${import.meta.dirname}/../../..`,
    env,
  });
  return stdout;
}
