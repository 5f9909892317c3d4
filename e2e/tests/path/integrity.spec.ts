import { limitInShortForm, longForm } from '../../support/long-form.ts';
import type { Page } from '@playwright/test';
import { ignoreConsoleErrors } from '../../support/flows/console-errors.ts';
import { storeState } from '../../support/flows/stored-state.ts';
import { createOwnBasket } from '../../support/flows/create-own-basket.ts';
import { toStoredState, createGuest } from '../../support/flows/shoppers.ts';
import { readRecordedHash, recordElements } from '../../support/loaded-files.ts';
import {
  navigateWithin,
  startNavigation,
  waitUntilLoaded,
} from '../../support/screens/page-facts.ts';
import { expect, test } from '../../support/test.ts';

/** Pages of every kind and of every remote. */
const WALK = [
  '/',
  '/checkout',
  '/faq',
  '/wedding-dress-cleaning',
  '/wedding-dress-cleaning/full-length-dress-clean',
  '/cart',
  '/myaccount',
  '/contact',
];

/** Console messages of browser and shop about a file with a wrong hash. */
const refused = [
  /integrity/,
  /is not available here/,
  /could not be fetched/,
  /Loading (CSS )?chunk/,
  /Federation Runtime/,
  /Rendered in the browser instead/,
  /preloaded/,
];

test.describe('the scripts and stylesheets of the shop', () => {
  test.beforeEach(async ({ page, shop }, info) => {
    const shopper = await createGuest(shop, `integrity-${info.testId}@example.com`);
    const basket = await createOwnBasket(shop, [{ slug: 'removal-kit-a', quantity: 1 }]);
    await storeState(page, { ...basket, ...toStoredState(shopper) });
  });

  test("all have the hash of their release's record, and none is fetched twice", async ({
    page,
    shop,
  }) => {
    const elements = await recordElements(page);
    const fetched = await recordFetches(page);
    const expectAll = async (when: string) => {
      await page.waitForLoadState('networkidle');
      const loadedElements = await elements();
      expect(loadedElements.length, when).toBeGreaterThan(8);
      for (const { path, integrity, kind } of loadedElements)
        expect(integrity, `${when}: ${kind} ${path}`).toBe(readRecordedHash(shop, path));
      expect(
        fetched.filter((path, index) => fetched.indexOf(path) !== index),
        `${when}: fetched twice`,
      ).toEqual([]);
    };

    for (const path of limitInShortForm(WALK, 1)) {
      fetched.length = 0;
      await page.goto(path);
      await waitUntilLoaded(page);
      await expectAll(`opened ${path}`);
    }
    fetched.length = 0;
    await page.goto('/faq');
    await waitUntilLoaded(page);
    for (const path of WALK) await navigateWithin(page, path);
    await navigateWithin(page, '/RemovalKitA');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByRole('dialog', { name: 'Your Basket' })).toBeVisible();
    await expectAll('gone on');
    const remotes = (await elements()).flatMap(({ path, kind }) =>
      kind.startsWith('<script') ? [path.split('/')[2]] : [],
    );
    expect(new Set(remotes)).toEqual(
      new Set(['shell', 'account', 'basket', 'catalog', 'checkout', 'content']),
    );
  });
});

const CHANGED = {
  chunk: '**/releases/content/*/__federation_expose_routes.*.js',
  stylesheet: '**/releases/content/*/*.css',
  entry: '**/releases/content/*/remoteEntry.js*',
};

const WAYS = limitInShortForm(['opened', 'gone on to'] as const, 1);

test.describe('a file that was changed in transit', () => {
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  // The test with a changed manifest changes the entry in the short form.
  for (const [kind, file] of limitInShortForm(Object.entries(CHANGED), 1)) {
    // A stylesheet can be changed only after a navigation, because the first page contains its
    // styles inline.
    for (const way of kind === 'stylesheet' ? (['gone on to'] as const) : WAYS) {
      test(`affects only its slot and never runs: a remote’s ${kind}, the page ${way}`, async ({
        page,
        consoleErrors,
      }) => {
        ignoreConsoleErrors(consoleErrors, ...refused);
        await changeFile(page, file);
        if (way === 'opened') await page.goto('/faq');
        else await onServices(page, '/faq');
        await expectFailedSlot(page);
        await page.unroute(file);
        await expectRecovery(page);
      });
    }
  }

  test("affects only its slot and never runs: a remote's manifest that allows changed code", async ({
    page,
    consoleErrors,
  }) => {
    ignoreConsoleErrors(consoleErrors, ...refused);
    const manifest = '**/releases/content/*/mf-manifest.json*';
    await page.route(manifest, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { integrity: object };
      await route.fulfill({ response, json: { ...body, integrity: {} } });
    });
    await changeFile(page, CHANGED.entry);
    await onServices(page, '/faq');
    await expectFailedSlot(page);
    await page.unrouteAll();
    await expectRecovery(page);
  });

  for (const file of ['main.js', 'page.*.js']) {
    test(
      `leaves the page as the server sent it: the shell’s ${file}`,
      longForm,
      async ({ page, consoleErrors }) => {
        ignoreConsoleErrors(consoleErrors, ...refused);
        await changeFile(page, `**/releases/shell/*/${file}`);
        await page.goto('/faq');
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
        await expect(page).toHaveURL(/\/about$/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await hasRun(page)).toBe(false);
      },
    );
  }

  test(
    'never styles a page that is opened, whichever stylesheet it is',
    longForm,
    async ({ page }) => {
      await changeFile(page, '**/*.css');
      await page.goto('/faq');
      await waitUntilLoaded(page);
      expect(await hasRun(page)).toBe(false);
    },
  );
});

/** Changes a script or stylesheet so that the test can detect whether it is used. */
const changeFile = (page: Page, file: string) =>
  page.route(file, async (route) => {
    const response = await route.fetch();
    const isStyle = new URL(route.request().url()).pathname.endsWith('.css');
    const more = isStyle ? ':root { --changed: yes; }' : ';globalThis.changed = "yes";';
    await route.fulfill({ response, body: `${await response.text()}\n${more}` });
  });

/** Returns whether a changed script has run or a changed stylesheet is in effect. */
const hasRun = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement).getPropertyValue('--changed');
    return 'changed' in globalThis || style !== '';
  });

async function onServices(page: Page, next: string): Promise<void> {
  await page.goto('/services');
  await waitUntilLoaded(page);
  await startNavigation(page, next);
}

/** Expects a failure in the page's slot. The rest of the page and other remotes must work. */
async function expectFailedSlot(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await hasRun(page)).toBe(false);
  await expect(page.getByRole('link', { name: /^Basket, \d/ })).toBeVisible();
  await navigateWithin(page, '/services');
  await navigateWithin(page, '/cart');
  expect(await hasRun(page)).toBe(false);
}

/**
 * Expects that the remote works again with the original files. If the failure is several seconds
 * old, the page itself tries again. Otherwise this function presses 'Try again'.
 */
async function expectRecovery(page: Page): Promise<void> {
  await startNavigation(page, '/faq');
  const main = page.getByRole('main');
  const retryButton = main.getByRole('button', { name: 'Try again' });
  const question = main.getByRole('button', { name: /insur/i }).first();
  await expect(retryButton.or(question)).toBeVisible();
  if (await retryButton.isVisible()) await retryButton.click();
  await expect(question).toBeVisible();
  await expect(retryButton).toHaveCount(0);
}

/**
 * Records the paths of requested scripts, stylesheets and manifests. Routing in Playwright disables
 * the cache, so all requests are recorded.
 */
async function recordFetches(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  await page.route('**/releases/**', async (route) => {
    fetched.push(new URL(route.request().url()).pathname);
    await route.continue();
  });
  return fetched;
}
