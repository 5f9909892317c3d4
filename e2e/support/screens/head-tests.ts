import type { APIRequestContext, Page } from '@playwright/test';
import { isLongForm, limitInShortForm, longForm } from '../long-form.ts';
import { expect, type test as base } from '../test.ts';
import { navigateWithin, readPageFacts, type PageFacts, waitUntilLoaded } from './page-facts.ts';
import {
  type Catalogue,
  chosenScreens,
  ownCatalogue,
  publicScreens,
  type Screen,
  signedInScreens,
  unknownPaths,
} from './screens.ts';
import { readChosenState, storeBeforeOpening } from './shopper.ts';

interface HeadTestOptions {
  catalogue: Catalogue;
  /** Signs a shopper in at the backend. Returns the entries of local storage for the session. */
  signIn: (page: Page) => Promise<Record<string, unknown>>;
}

/**
 * Defines tests of the titles, meta data and headings of all routes (rule 8). The tests check the
 * server's HTML, and the page after a navigation in the browser.
 */
export function describeHeads(test: typeof base, { catalogue, signIn }: HeadTestOptions): void {
  const screens = publicScreens(catalogue);
  const { category, product } = catalogue;
  // In the short form, navigates only to pages whose heads depend on the catalogue or are compiled,
  // two of each kind.
  const navigatedPaths = ['/', category.path, product.path, '/terms'];
  const navigatedScreens = isLongForm
    ? screens
    : screens.filter(({ path }) => navigatedPaths.includes(path));
  // The short form tests heads with one backend.
  const formOfRepetition = catalogue === ownCatalogue ? {} : longForm;

  test(
    'every public route is complete from the server: heading, title, description, canonical, JSON-LD, pictures',
    formOfRepetition,
    async ({ page, shop, request }) => {
      test.slow();
      const pages = await readServedFacts(page, request, screens);
      for (const [screen, facts] of pages) expectFacts(facts, screen, shop.url);

      const images = new Set(pages.flatMap(([, facts]) => facts.images));
      expect(images.size).toBeGreaterThan(4);
      for (const url of images) {
        const response = await request.get(url);
        expect(response.status(), url).toBe(200);
        expect(response.headers()['content-type'], url).toMatch(/^image\//);
      }
    },
  );

  test(
    'a navigation within the shop gives a page the same head as its first load',
    formOfRepetition,
    async ({ page, request }) => {
      test.slow();
      const firstLoads = await readServedFacts(
        page,
        request,
        navigatedScreens.filter(({ hasBrowserContent }) => !hasBrowserContent),
      );
      await page.goto('/faq');
      await waitUntilLoaded(page);
      for (const [screen, firstFacts] of firstLoads) {
        await navigateWithin(page, screen.path);
        await expect.poll(() => readPageFacts(page), screen.path).toEqual(firstFacts);
      }
    },
  );

  test(
    'pages that depend on a choice and pages of signed-in users are noindex',
    formOfRepetition,
    async ({ page, context, shop, request }) => {
      test.slow();
      await storeBeforeOpening(context, {
        ...(await readChosenState(request, catalogue)),
        ...(await signIn(page)),
      });
      const openedScreens = [
        ...limitInShortForm(chosenScreens(catalogue), 2),
        ...limitInShortForm(signedInScreens, 4),
      ];
      for (const screen of openedScreens) {
        await page.goto(screen.path);
        await waitUntilLoaded(page);
        await expect(async () => expectFacts(await readPageFacts(page), screen, shop.url)).toPass();
        expect(new URL(page.url()).pathname, screen.path).toBe(screen.path.split('?')[0]);
      }
    },
  );

  test(
    'pages that depend on a choice redirect to /services on a first visit, protected ones to /login',
    formOfRepetition,
    async ({ page }) => {
      for (const { path } of limitInShortForm(chosenScreens(catalogue), 2)) {
        await page.goto(path);
        await expect(page, path).toHaveURL(/\/services$/);
      }
      for (const { path } of limitInShortForm(signedInScreens, 2)) {
        await page.goto(path);
        await expect(page, path).toHaveURL(/\/login$/);
      }
    },
  );

  test(
    'an unknown address at any depth is a real 404, noindex, with links',
    longForm,
    async ({ page, request, consoleErrors }) => {
      const unknownAddresses = [...unknownPaths, `${catalogue.category.path}/no-such-product`];
      for (const path of unknownAddresses) {
        const response = await request.get(path);
        expect(response.status(), path).toBe(404);
        expect(response.headers()['x-robots-tag'], path).toBe('noindex');
        await page.goto(path);
        await waitUntilLoaded(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
        await expect.poll(async () => (await readPageFacts(page)).robots).toEqual(['noindex']);
        await expect(page.getByRole('main').getByRole('link', { name: /home page/ })).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: /services/ })).toBeVisible();
      }
      // The browser logs an error for each page with status 404.
      await expect
        .poll(() => consoleErrors)
        .toEqual(unknownAddresses.map(() => expect.stringContaining('404')));
      consoleErrors.length = 0;
    },
  );

  test(
    'sitemap and robots.txt follow the catalogue, and their addresses exist',
    longForm,
    async ({ request, shop }) => {
      const sitemap = await (await request.get('/sitemap.xml')).text();
      const sitemapUrls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
        ([, url = '']) => new URL(url),
      );
      expect(sitemapUrls.map(({ origin }) => origin)).toEqual(
        sitemapUrls.map(() => new URL(shop.url).origin),
      );
      const sitemapPaths = sitemapUrls.map(({ pathname }) => pathname);
      for (const { path, noindex } of screens)
        expect(sitemapPaths.includes(path), path).toBe(noindex !== true);
      for (const path of sitemapPaths) expect((await request.get(path)).status(), path).toBe(200);

      const robots = await (await request.get('/robots.txt')).text();
      expect(robots).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
      expect(robots).toContain('Disallow: /checkout');
      for (const line of robots.matchAll(/^Disallow: (.+)$/gm))
        expect(sitemapPaths.some((path) => path.startsWith(line[1] ?? ''))).toBe(false);
    },
  );
}

/**
 * Returns title, meta data and headings of each screen's HTML from the server. The browser parses
 * the HTML but opens no page.
 */
async function readServedFacts(
  page: Page,
  request: APIRequestContext,
  screens: Screen[],
): Promise<[Screen, PageFacts][]> {
  const servedFacts: [Screen, PageFacts][] = [];
  for (const screen of screens) {
    const response = await request.get(screen.path);
    expect(response.status(), screen.path).toBe(200);
    expect(response.headers()['x-robots-tag'], screen.path).toBe(
      screen.noindex ? 'noindex' : undefined,
    );
    servedFacts.push([screen, await readPageFacts(page, await response.text())]);
  }
  return servedFacts;
}

function expectFacts(facts: PageFacts, screen: Screen, origin: string): void {
  const { path, h1, title, noindex = false, jsonLd } = screen;
  expect(facts, path).toMatchObject({
    h1: [expect.stringMatching(h1)],
    title: expect.stringMatching(title),
    description: [expect.stringMatching(/.{10}/)],
    ogTitle: [facts.title],
    robots: noindex ? ['noindex'] : [],
    canonical: [origin + path.split('?')[0]],
    ...(jsonLd && { jsonLd: expect.arrayContaining(jsonLd) }),
  });
}
