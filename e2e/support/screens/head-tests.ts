import type { Browser, Page } from '@playwright/test';
import { isLong } from '../long-form.ts';
import { expect, type test as base } from '../test.ts';
import { goOn, pageFacts, type PageFacts, stands } from './page-facts.ts';
import {
  type Catalogue,
  chosenScreens,
  ownCatalogue,
  publicScreens,
  type Screen,
  signedInScreens,
  unknownPaths,
} from './screens.ts';
import { chosen, storeFirst } from './shopper.ts';

interface Over {
  catalogue: Catalogue;
  /** Local storage of a signed-in user. */
  signedIn: (page: Page) => Promise<Record<string, unknown>>;
}

/** Tests the heads of all routes, from the server and after a navigation (rule 8). */
export function describeHeads(test: typeof base, { catalogue, signedIn }: Over): void {
  const screens = publicScreens(catalogue);
  const { category, product } = catalogue;
  // With the second backend, the short form navigates only to pages with a head from the catalogue.
  const visited =
    isLong || catalogue === ownCatalogue
      ? screens
      : screens.filter(({ path }) => [category.path, product.path].includes(path));

  test('every public route is complete from the server: heading, title, description, canonical, JSON-LD, pictures', async ({
    browser,
    shop,
    request,
  }) => {
    test.slow();
    const pages = await served(browser, shop.url, screens);
    for (const [screen, facts] of pages) expectFacts(facts, screen, shop.url);

    const images = new Set(pages.flatMap(([, facts]) => facts.images));
    expect(images.size).toBeGreaterThan(4);
    for (const url of images) {
      const answer = await request.get(url);
      expect(answer.status(), url).toBe(200);
      expect(answer.headers()['content-type'], url).toMatch(/^image\//);
    }
  });

  test('a navigation within the shop gives a page the same head as its first load', async ({
    browser,
    page,
    shop,
  }) => {
    test.slow();
    const firstLoads = await served(
      browser,
      shop.url,
      visited.filter(({ settles }) => !settles),
    );
    await page.goto('/faq');
    await stands(page);
    for (const [screen, first] of firstLoads) {
      await goOn(page, screen.path);
      await expect.poll(() => pageFacts(page), screen.path).toEqual(first);
    }
  });

  test('pages that depend on a choice and pages of signed-in users are noindex', async ({
    page,
    context,
    shop,
    request,
  }) => {
    test.slow();
    await storeFirst(context, {
      ...(await chosen(request, catalogue)),
      ...(await signedIn(page)),
    });
    for (const screen of [...chosenScreens(catalogue), ...signedInScreens]) {
      await page.goto(screen.path);
      await stands(page);
      await expect(async () => expectFacts(await pageFacts(page), screen, shop.url)).toPass();
      expect(new URL(page.url()).pathname, screen.path).toBe(screen.path.split('?')[0]);
    }
  });

  test('pages that depend on a choice redirect to /services on a first visit, protected ones to /login', async ({
    page,
  }) => {
    for (const { path } of chosenScreens(catalogue)) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/services$/);
    }
    for (const { path } of signedInScreens) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/login$/);
    }
  });

  test('an unknown address at any depth is a real 404, noindex, with links', async ({
    page,
    request,
    complaints,
  }) => {
    const unknown = [...unknownPaths, `${catalogue.category.path}/no-such-product`];
    for (const path of unknown) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      expect(answer.headers()['x-robots-tag'], path).toBe('noindex');
      await page.goto(path);
      await stands(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
      await expect.poll(async () => (await pageFacts(page)).robots).toEqual(['noindex']);
      await expect(page.getByRole('main').getByRole('link', { name: /home page/ })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /services/ })).toBeVisible();
    }
    // Browsers log the status of the documents themselves.
    await expect.poll(() => complaints).toEqual(unknown.map(() => expect.stringContaining('404')));
    complaints.length = 0;
  });

  test('sitemap and robots.txt follow the catalogue, and their addresses exist', async ({
    request,
    shop,
  }) => {
    const map = await (await request.get('/sitemap.xml')).text();
    const paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url));
    expect(paths.map(({ origin }) => origin)).toEqual(paths.map(() => new URL(shop.url).origin));
    const named = paths.map(({ pathname }) => pathname);
    for (const { path, noindex } of screens)
      expect(named.includes(path), path).toBe(noindex !== true);
    for (const path of named) expect((await request.get(path)).status(), path).toBe(200);

    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
    expect(robots).toContain('Disallow: /checkout');
    for (const line of robots.matchAll(/^Disallow: (.+)$/gm))
      expect(named.some((path) => path.startsWith(line[1] ?? ''))).toBe(false);
  });
}

/** Returns the facts of pages from the server's HTML, without scripts. */
async function served(
  browser: Browser,
  baseURL: string,
  screens: Screen[],
): Promise<[Screen, PageFacts][]> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  const found: [Screen, PageFacts][] = [];
  for (const screen of screens) {
    const answer = await page.goto(screen.path, { waitUntil: 'domcontentloaded' });
    expect(answer?.status(), screen.path).toBe(200);
    expect(answer?.headers()['x-robots-tag'], screen.path).toBe(
      screen.noindex ? 'noindex' : undefined,
    );
    found.push([screen, await pageFacts(page)]);
  }
  await context.close();
  return found;
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
