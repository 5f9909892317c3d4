import type { Browser, Page } from '@playwright/test';
import { openReleases } from 'releases/releases';
import { isInSplit } from 'releases/split';
import { logIn } from '../../support/flows/checkout.ts';
import { releaseModifiedBuild } from '../../support/releases.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

/** Navigates to the FAQ. Returns the requested release folders of the content remote. */
async function goToQuestions(page: Page): Promise<string[]> {
  const requestedFolders = new Set<string>();
  page.on('request', (request) => {
    const [, folder] = /\/releases\/(content\/[^/]+)\//.exec(request.url()) ?? [];
    if (folder) requestedFolders.add(folder);
  });
  await page.goto('/services');
  await waitUntilLoaded(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click();
  await expect(page.getByRole('button', { name: /insur/i }).first()).toBeVisible();
  return [...requestedFolders];
}

/** Loads the FAQ. Returns the release with which the server rendered the page. */
async function questionsRenderedBy(page: Page): Promise<string[]> {
  let html = '';
  // Repeats the request, because a busy server may leave a page to the browser.
  await expect(async () => {
    const response = await page.request.get('/faq');
    expect(response.status()).toBe(200);
    html = await response.text();
  }).toPass();
  expect(html).toMatch(/insur/i);
  return [...new Set(html.match(/(?<=\/releases\/)content\/[^/"]+(?=\/[^"]*\.js")/g))];
}

const newPage = async (browser: Browser, shop: Shop) =>
  (await browser.newContext({ baseURL: shop.url })).newPage();

const contentIn = async (page: Page) => {
  const registry = await (await page.request.get('/registry.json')).json();
  return registry.microFrontends.content[0].extras.folder as string;
};

// The tests share one shop and run one after another. The test with the split is last, because the
// split stays.
test.describe.configure({ mode: 'default' });
let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.remove());

test('staff preview a version in their own browser, and end the preview by its badge', async ({
  browser,
}) => {
  const page = await newPage(browser, shop);
  const live = await contentIn(page);
  const previewFolder = await releaseModifiedBuild(shop.dataDir, 'content-mfe', { preview: true });
  const version = previewFolder.slice('content/'.length);
  await page.goto('/login');
  await logIn(page, 'staff@example.com', 'staff-demo-123');
  await expect(page).toHaveURL(`${shop.url}/admin`);
  await page.getByRole('banner').getByRole('link', { name: 'Versions' }).click();
  await page.getByRole('combobox', { name: 'content' }).selectOption(version);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show it' }).click();
  const badge = page.getByRole('complementary', { name: 'Preview' });
  await expect(badge).toContainText(`content ${version}`);
  expect(await goToQuestions(page)).toEqual([previewFolder]);
  expect(await questionsRenderedBy(page)).toEqual([previewFolder]);

  const other = await newPage(browser, shop);
  expect(await contentIn(other)).toBe(live);
  await other.goto('/faq');
  await expect(other.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
  await other.context().close();

  await page.getByRole('button', { name: 'End preview' }).click();
  await expect(badge).toHaveCount(0);
  await expect(page).toHaveURL(/\/faq$/);
  expect(await contentIn(page)).toBe(live);
  await page.context().close();
});

test('staff see which release drew each part of a page, and other visitors load no byte of it', async ({
  browser,
}) => {
  const page = await newPage(browser, shop);
  await page.goto('/login');
  await logIn(page, 'staff@example.com', 'staff-demo-123');
  await page.getByRole('banner').getByRole('link', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Show releases on the page' }).click();
  await expect(page).toHaveURL(`${shop.url}/`);
  const overlay = page.getByRole('region', { name: 'Releases on this page' });
  const row = overlay.getByRole('row', { name: /^catalog / });
  const { microFrontends } = await (await page.request.get('/registry.json')).json();
  await expect(row).toContainText(`${microFrontends.catalog[0].metadata.version}live`);
  await expect(row).toContainText('1, hydrated');
  await expect(row).toContainText(/\d kB|cached or none/);
  await overlay.getByRole('button', { name: 'Outline' }).click();
  await expect(page.getByText('catalog', { exact: true }).first()).toBeVisible();
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('Seen by staff');
    }),
  );
  await expect(overlay).toContainText('Seen by staff');

  const other = await newPage(browser, shop);
  expect(await (await other.request.get('/')).text()).not.toContain('overlay.js');
  await other.context().close();
  await overlay.getByRole('button', { name: 'End the overlay' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(overlay).toHaveCount(0);
  await page.context().close();
});

test('a split gives some visitors one version and others the other, on the server and in the browser', async ({
  browser,
}) => {
  const visitor = await newPage(browser, shop);
  const live = await contentIn(visitor);
  const split = await releaseModifiedBuild(shop.dataDir, 'content-mfe', {
    browser: '// Split.',
    share: 0.5,
  });
  const { store } = await openReleases({ dataDir: shop.dataDir, releaseStore: null });
  const registry = JSON.parse(String((await store.read('registry.json'))?.body)) as {
    split: { id: string; share: number };
  };
  const buckets = [...Array(100).keys()];
  for (const [folder, isIn] of [
    [split, true],
    [live, false],
  ] as const) {
    const page = await newPage(browser, shop);
    const bucket = buckets.find((one) => isInSplit(one, registry.split) === isIn);
    await page.context().addCookies([{ name: 'bucket', value: `${bucket}`, url: shop.url }]);
    await expect.poll(() => contentIn(page)).toBe(folder);
    expect(await goToQuestions(page)).toEqual([folder]);
    expect(await questionsRenderedBy(page)).toEqual([folder]);
    await page.context().close();
  }
  await visitor.context().close();
});
