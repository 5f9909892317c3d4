import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { openReleases } from 'releases/releases';
import { rollBack } from 'releases/roll-back';
import { longForm } from '../../support/long-form.ts';
import {
  continueAsGuest,
  fillDetails,
  findPayButton,
  readPlacedNumber,
  stayOnOrderPlacedPage,
} from '../../support/flows/checkout.ts';
import { storeState, readStoredValue } from '../../support/flows/stored-state.ts';
import { createOwnBasket } from '../../support/flows/create-own-basket.ts';
import { toStoredState, createGuest } from '../../support/flows/shoppers.ts';
import {
  createNoticeChange,
  releaseModifiedBuild,
  createRouteChange,
} from '../../support/releases.ts';
import {
  navigateWithin,
  startNavigation,
  waitUntilLoaded,
} from '../../support/screens/page-facts.ts';
import { test } from '../../support/own-shop.ts';
import type { Shop } from '../../support/shop.ts';
import { collectConsoleErrors, expect } from '../../support/test.ts';

const liveContent = async (shop: Shop) => {
  const registry = await (await fetch(`${shop.url}/registry.json`)).json();
  return registry.microFrontends.content[0].extras.folder as string;
};

// The tests share one shop and run one after another, because each needs only another release.
test.describe.configure({ mode: 'default' });

test(
  'a page that is open during a release keeps its version while that is retained',
  longForm,
  async ({ browser, ownShop: shop }) => {
    const page = await browser.newPage({ baseURL: shop.url });
    try {
      await page.goto('/services');
      await waitUntilLoaded(page);
      const old = await liveContent(shop);
      const released = await releaseModifiedBuild(shop.dataDir, 'content-mfe');
      await expect.poll(() => liveContent(shop)).toBe(released);

      const requestedPaths: string[] = [];
      page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Questions and answers' })
        .click();
      await expect(page.getByRole('button', { name: /insur/i }).first()).toBeVisible();
      expect(requestedPaths).toContain(`/releases/${old}/remoteEntry.js`);
      expect(requestedPaths.filter((path) => path.includes(released))).toEqual([]);
      expect(requestedPaths).not.toContain('/faq');
    } finally {
      await page.close();
    }
  },
);

test('a page whose version is no longer retained gets the new one by one reload, with basket, route and scroll position', async ({
  browser,
  ownShop: shop,
}) => {
  const page = await browser.newPage({ baseURL: shop.url });
  try {
    await storeState(page, await createOwnBasket(shop, [{ slug: 'removal-kit-b', quantity: 2 }]));
    await page.goto('/services');
    await waitUntilLoaded(page);
    await page.evaluate(() => scrollTo(0, 300));
    const old = await liveContent(shop);
    const released = await releaseModifiedBuild(shop.dataDir, 'content-mfe', {
      browser: '// Yet another one.',
    });
    await expect.poll(() => liveContent(shop)).toBe(released);
    rmSync(join(shop.dataDir, 'releases', old), { recursive: true });

    let loads = 0;
    page.on('load', () => (loads += 1));
    await startNavigation(page, '/faq?from=services');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /insur/i }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect.poll(() => loads).toBe(1);
    await expect.poll(() => readStoredValue(page, 'refresh')).toBe('0');
    await expect(page).toHaveURL(/\/faq\?from=services$/);
    await expect(page.getByRole('link', { name: /^Basket, 2 items/ })).toBeVisible();
    await page.goBack();
    await waitUntilLoaded(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    expect(loads).toBe(1);
  } finally {
    await page.close();
  }
});

const EMAIL = { reader: 'reader@example.com', buyer: 'buyer@example.com' };

test('a catalogue that is released while shoppers use the shop disturbs none of them', async ({
  browser,
  ownShop: shop,
}) => {
  const shell = readShellHashes(shop);
  const release = (text: string) =>
    releaseModifiedBuild(
      shop.dataDir,
      'catalog-mfe',
      createRouteChange('catalog', createNoticeChange(text)),
    );
  try {
    const reader = await openShopperContext(browser, shop);
    await reader.page.goto('/services');
    await waitUntilLoaded(reader.page);
    await release('Spring offers');
    await expectText(shop, 'Spring offers');

    const buyer = await openShopperContext(browser, shop);
    await storeState(buyer.page, {
      ...(await createOwnBasket(shop, [{ slug: 'removal-kit-b', quantity: 1 }])),
      ...toStoredState(await createGuest(shop, EMAIL.buyer)),
    });
    await buyer.page.goto('/checkout');
    await expect(findPayButton(buyer.page)).toBeVisible();
    await release('Autumn offers');
    await expectText(shop, 'Autumn offers');

    const visitor = await openShopperContext(browser, shop);
    await visitor.page.goto('/services');
    await waitUntilLoaded(visitor.page);
    await expect(visitor.page.getByText('Autumn offers')).toBeVisible();

    await findPayButton(buyer.page).click();
    expect(await readPlacedNumber(buyer.page)).toMatch(/^SLR\d{5}$/);
    await navigateWithin(reader.page, '/RemovalKitA');
    await expect(reader.page.getByText(/(Spring|Autumn) offers/)).toHaveCount(0);
    await reader.page.getByRole('button', { name: 'Add to cart' }).click();
    await reader.page
      .getByRole('dialog')
      .getByRole('link', { name: 'Proceed to Checkout' })
      .click();
    await continueAsGuest(reader.page, EMAIL.reader);
    await fillDetails(reader.page);
    await findPayButton(reader.page).click();
    expect(await readPlacedNumber(reader.page)).toMatch(/^SLR\d{5}$/);

    await rollBack(await openReleases({ dataDir: shop.dataDir, releaseStore: null }), ['catalog'], {
      by: 'A test',
      commit: 'unknown',
    });
    await expectText(shop, 'Spring offers');
    await visitor.page.reload();
    await expect(visitor.page.getByText('Spring offers')).toBeVisible();
    for (const { loads, complaints } of [reader, buyer])
      expect([loads(), complaints]).toEqual([1, []]);
    expect(readShellHashes(shop)).toEqual(shell);
  } finally {
    for (const context of browser.contexts()) await context.close();
  }
});

/** Opens a browser context and counts its document loads. */
async function openShopperContext(browser: Browser, shop: Shop) {
  const context = await browser.newContext({ baseURL: shop.url });
  await stayOnOrderPlacedPage(context);
  const page: Page = await context.newPage();
  let loads = 0;
  page.on('load', () => (loads += 1));
  return { page, complaints: collectConsoleErrors(page), loads: () => loads };
}

/** Expects that a new visitor gets a page with this text. */
const expectText = (shop: Shop, text: string) =>
  expect.poll(async () => (await fetch(`${shop.url}/services`)).text()).toContain(text);

/** Returns the files of all shell versions with their hashes. */
function readShellHashes({ dataDir }: Shop): Record<string, string> {
  const folder = join(dataDir, 'releases/shell');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}
