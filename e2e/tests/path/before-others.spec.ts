import type { Browser, Page } from '@playwright/test';
import { openReleases } from 'releases/releases';
import { isInSplit } from 'releases/split';
import { logIn } from '../../support/flows/checkout.ts';
import { openDesk, owner } from '../../support/staff/colleagues.ts';
import { findOverflowingElements, findViolations } from '../../support/screens/visual-checks.ts';
import { releaseModifiedBuild } from '../../support/releases.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';
import { longForm } from '../../support/long-form.ts';

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
async function readRenderingRelease(page: Page): Promise<string[]> {
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

test(
  'staff preview a version in their own browser, and end the preview by its badge',
  longForm,
  async ({ browser }) => {
    const page = await newPage(browser, shop);
    const live = await contentIn(page);
    const previewFolder = await releaseModifiedBuild(shop.dataDir, 'content-mfe', {
      preview: true,
    });
    const version = previewFolder.slice('content/'.length);
    await page.goto('/login');
    await logIn(page, 'staff@example.com', 'staff-demo-123');
    await expect(page).toHaveURL(`${shop.url}/admin`);
    await page.getByRole('banner').getByRole('link', { name: 'Versions' }).click();
    await page.getByRole('combobox', { name: 'content' }).selectOption(version);
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('A look before others');
    await page.getByRole('dialog').getByRole('button', { name: 'Show it' }).click();
    const badge = page.getByRole('complementary', { name: 'Preview' });
    await expect(badge).toContainText(`content ${version}`);
    expect(await goToQuestions(page)).toEqual([previewFolder]);
    expect(await readRenderingRelease(page)).toEqual([previewFolder]);

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
  },
);

test(
  'staff see which release drew each part of a page, and other visitors load no byte of it',
  longForm,
  async ({ browser }) => {
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
  },
);

test(
  'staff make a version live, roll back, split and promote at the desk, each with a reason',
  longForm,
  async ({ browser }) => {
    const page = await newPage(browser, shop);
    const live = await contentIn(page);
    const preview = { browser: '// From the desk.', preview: true };
    const stored = await releaseModifiedBuild(shop.dataDir, 'content-mfe', preview);
    const [former, version] = [live, stored].map((folder) => folder.slice('content/'.length));
    await openDesk(page, owner);
    await page.getByRole('banner').getByRole('link', { name: 'Versions' }).click();
    await expect(page.getByRole('img', { name: /need packages on the right/ })).toBeVisible();
    await inspect(page);
    await page.getByRole('table').getByRole('link', { name: 'content' }).click();
    await changeVersions(page, `Make live: content ${version}`, 'Make live');
    await expect.poll(() => contentIn(page)).toBe(stored);
    await changeVersions(page, `Roll back to content ${former}`, 'Roll back');
    await expect.poll(() => contentIn(page)).toBe(live);
    await changeVersions(page, `Split content ${version}`, 'Split');
    await expect(
      page.getByText(/^10% of the visitors get another version of content/),
    ).toBeVisible();
    await inspect(page);
    await changeVersions(page, 'Promote', 'Promote');
    await expect.poll(() => contentIn(page)).toBe(stored);
    await expect(page.getByText(/^.*promoted content .* Reason: For a test$/)).toBeVisible();
    await page.context().close();
  },
);

/** Presses the button by the keyboard, gives a reason and confirms. */
async function changeVersions(page: Page, button: string, confirmation: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('For a test');
  await dialog.getByRole('button', { name: confirmation, exact: true }).press('Enter');
  await expect(dialog).toHaveCount(0);
}

/** Checks the open page with axe, and that it does not scroll sideways. */
async function inspect(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findViolations(page), `axe at ${width} px`).toEqual([]);
    expect(await findOverflowingElements(page), `overflow at ${width} px`).toEqual([]);
  }
}

test(
  'a split gives some visitors one version and others the other, on the server and in the browser',
  longForm,
  async ({ browser }) => {
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
      expect(await readRenderingRelease(page)).toEqual([folder]);
      await page.context().close();
    }
    await visitor.context().close();
  },
);
