import type { Page } from '@playwright/test';
import { addStyles } from '../../support/add-styles.ts';
import { limitInShortForm, longForm } from '../../support/long-form.ts';
import { recordRequests } from '../../support/record-requests.ts';
import { findLinkBehindBasket } from '../../support/screens/find-link-behind-basket.ts';
import { waitUntilIdle, readPageFacts, waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { expect, cpuSlowdown, test } from '../../support/test.ts';

const LISTING = '/wedding-dress-cleaning';

const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

const heading = (page: Page, name: string | RegExp, includeHidden = false) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, includeHidden });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilLoaded(page);
  await page.waitForLoadState('networkidle');
}

/** Returns the headings of the visible page and of the prerendered page. */
const readHeadings = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1, includeHidden: true }).allTextContents();

/** Time in ms, much longer than rendering or redirecting takes. */
const LONG_MS = 1500 * cpuSlowdown;

/** Expects that the page with the heading 'Fit check' is prerendered. */
const expectPrerendered = (page: Page) => expect(heading(page, 'Fit check', true)).toHaveCount(1);

const expectNotPrerendered = (page: Page) =>
  expect(heading(page, 'Fit check', true)).toHaveCount(0);

/** Keeps prerendered pages during the whole test instead of only 10 s. */
const keepPrerenderedPages = (page: Page) =>
  page.addInitScript(() => {
    const real = setTimeout;
    const longer = (work: () => void, ms?: number) => real(work, ms === 10_000 ? 900_000 : ms);
    Object.assign(globalThis, { setTimeout: longer });
  });

for (const reducedMotion of limitInShortForm(['no-preference', 'reduce'] as const, 1)) {
  test.describe(`a page whose link is hovered for a while, with ${reducedMotion} of motion`, () => {
    test.use({ reducedMotion });

    test('is prerendered, invisible also to screen readers, and is shown by the click', async ({
      page,
    }) => {
      await keepPrerenderedPages(page);
      await open(page, '/faq');
      const factsBefore = await readPageFacts(page);
      await inHeader(page, 'Fit check').hover();
      await expectPrerendered(page);
      await expect(heading(page, 'Fit check')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const { h1: _hidden, ...said } = await readPageFacts(page);
      const { h1: _shown, ...saidBefore } = factsBefore;
      expect(said).toEqual(saidBefore);
      expect(new URL(page.url()).pathname).toBe('/faq');

      const prerenderedHeading = await heading(page, 'Fit check', true).elementHandle();
      await inHeader(page, 'Fit check').click();
      await expect(heading(page, 'Fit check')).toBeVisible();
      expect(
        await heading(page, 'Fit check')
          .elementHandle()
          .then((now) => now?.evaluate((node, was) => node === was, prerenderedHeading)),
      ).toBe(true);
      await expect(page).toHaveTitle(/^Fit check/);
      await expect(heading(page, 'Fit check')).toBeFocused();
      const facts = await readPageFacts(page);
      expect(facts.h1).toEqual(['Fit check']);
      expect(facts.description).toHaveLength(1);
      expect(facts.canonical).toEqual([expect.stringMatching(/\/fitcheck$/)]);
    });

    test('can be left and returned to, with its scroll position, like any other page', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 500 });
      await open(page, '/faq');
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Fit check' });
      await link.focus();
      await expectPrerendered(page);
      const left = await page.evaluate(() => window.scrollY);
      expect(left).toBeGreaterThan(0);
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Fit check')).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect(heading(page, /questions/i)).toBeVisible();
      await expect(page).toHaveTitle(/Questions/);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
      await expectNotPrerendered(page);
      await page.goForward();
      await expect(heading(page, 'Fit check')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  });
}

test.describe('a prerendered page', () => {
  test('is the newest of several candidates', longForm, async ({ page }) => {
    await open(page, '/faq');
    await inHeader(page, 'Fit check').hover();
    await expectPrerendered(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).hover();
    await expectNotPrerendered(page);
    await expect(
      page.getByRole('main').getByRole('heading', { level: 1, includeHidden: true }),
    ).toHaveCount(2);
  });

  test('is dropped when another page is opened', longForm, async ({ page }) => {
    await open(page, '/faq');
    await inHeader(page, 'Fit check').hover();
    await expectPrerendered(page);
    await page.evaluate(() => {
      history.pushState({}, '', '/terms');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await expect(page).toHaveTitle(/Terms/);
    await expectNotPrerendered(page);
  });

  test('of a product has the product of its address, and the click stores it', async ({ page }) => {
    await open(page, LISTING);
    const card = page.getByRole('main').getByRole('link', { name: 'Full-Length Dress Clean' });
    await card.hover();
    await expect(heading(page, 'Full-Length Dress Clean', true)).toHaveCount(1);
    await waitUntilIdle(page);
    const requests = recordRequests(page);
    await card.click();
    await expect(heading(page, 'Full-Length Dress Clean')).toBeVisible();
    await waitUntilLoaded(page);
    // Matches reads of other products, whose visible cards may be prefetched.
    const ofOthers = /getproductdetails\/(?!full-length-dress-clean$)/;
    const reads = requests.filter((path) => path.includes('getproduct') && !ofOthers.test(path));
    expect(reads).toEqual([]);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(findLinkBehindBasket(page, /^Basket, 1 item/)).toBeAttached();
  });

  test(
    'with a fixed bar at its bottom reserves no space before it is shown',
    longForm,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, '/removalkit');
      const remote = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom);
      const link = page.getByRole('main').getByRole('link', { name: 'Removal Kit A' });
      await link.hover();
      await expect(heading(page, 'Removal Kit A', true)).toHaveCount(1);
      expect(await remote()).toBe('auto');
      await link.click();
      await expect(heading(page, 'Removal Kit A')).toBeVisible();
      await expect.poll(remote).toBe('96px');
    },
  );

  test(
    'is not made for a link under a resting pointer, until the pointer moves',
    longForm,
    async ({ page }) => {
      await open(page, LISTING);
      const product = ':root:has(link[rel=canonical][href$="/full-length-dress-clean"])';
      await addStyles(
        page,
        `${product} main nav a[href="/services"] { position: fixed; inset: 0; z-index: 9 }`,
      );
      const card = page.getByRole('main').getByRole('link', { name: 'Full-Length Dress Clean' });
      await card.click({ noWaitAfter: true });
      await expect(heading(page, 'Full-Length Dress Clean')).toBeVisible();
      await page.waitForTimeout(LONG_MS);
      expect(await readHeadings(page)).toEqual(['Full-Length Dress Clean']);
      await page.mouse.move(640, 450);
      await expect(heading(page, 'Our services', true)).toHaveCount(1);
    },
  );

  test('is never behind sign-in', longForm, async ({ page }) => {
    await open(page, '/faq');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/myaccount' });
      document.querySelector('main')?.append(link);
      link.focus();
    });
    await page.waitForTimeout(LONG_MS);
    await expect(page).toHaveURL(/\/faq$/);
    expect(await readHeadings(page)).toEqual(['Questions and answers']);
  });

  test(
    'never shows what its click chooses, so that it opens with the choice',
    longForm,
    async ({ page }) => {
      await open(page, '/fitcheck');
      const link = page.getByRole('main').getByRole('link', { name: 'Dress with Train Clean' });
      await link.hover();
      await page.waitForTimeout(LONG_MS);
      await link.click();
      await expect(heading(page, 'Dress with Train Clean')).toBeVisible();
      await page.waitForTimeout(LONG_MS);
      await expect(page).toHaveURL(/\/innerdresses$/);
    },
  );

  test('is never the basket', longForm, async ({ page }) => {
    await open(page, '/RemovalKitA');
    const basket = page.getByRole('banner').getByRole('link', { name: /^Basket/ });
    await basket.hover();
    await page.waitForTimeout(LONG_MS);
    expect(await readHeadings(page)).toEqual(['Removal Kit A']);
    await basket.click();
    await expect(heading(page, /basket/i)).toBeVisible();
  });
});

test('nothing is prerendered if the visitor saves data', longForm, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  await open(page, '/faq');
  await inHeader(page, 'Fit check').hover();
  await inHeader(page, 'Fit check').focus();
  await page.waitForTimeout(LONG_MS);
  expect(await readHeadings(page)).toEqual(['Questions and answers']);
});
