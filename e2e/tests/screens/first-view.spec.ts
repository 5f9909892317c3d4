import { isLongForm, limitInShortForm, longForm } from '../../support/long-form.ts';
import { readStyles, readVisiblePictures } from '../../support/screens/visible-pictures.ts';
import { navigateWithin, waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { waitUntilPainted } from '../../support/screens/visual-checks.ts';
import { ownCatalogue } from '../../support/screens/screens.ts';
import { expect, test } from '../../support/test.ts';

const { category, product } = ownCatalogue;
const WITH_PICTURES = [
  '/',
  category.path,
  product.path,
  '/services',
  '/removalkit',
  '/RemovalKitA',
];
/** Width and device pixel ratio. */
const screens = limitInShortForm<[number, number]>(
  [
    [390, 3],
    [412, 1.75],
    [1280, 1],
  ],
  1,
);
const PAGES = [...WITH_PICTURES, '/faq', '/about', '/contact', '/cart', '/login'];

test.describe('the first view of a page', () => {
  for (const path of limitInShortForm([product.path, '/cart', '/', '/faq'], 1))
    test(`${path} is painted with its styles, although every stylesheet file and script is delayed`, async ({
      page,
    }) => {
      const styled: string[] = [];
      await page.route(/\.(css|js)$/, (route) => {
        if (route.request().url().endsWith('.css')) styled.push(route.request().url());
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('main')).toBeVisible();
      await expect
        .poll(() =>
          page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
        )
        .toBe(1);
      const delayedStyles = await readStyles(page);
      expect(styled, 'no stylesheet file is even asked for').toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });

      await page.goto(path);
      await waitUntilLoaded(page);
      const finalStyles = await readStyles(page);
      const common = Object.keys(delayedStyles).filter((part) => part in finalStyles);
      expect(common.length).toBeGreaterThan(20);
      for (const part of common) expect.soft(delayedStyles[part], part).toBe(finalStyles[part]);
    });

  test('preloads one font at most, and its largest picture before it', async ({ request }) => {
    for (const path of PAGES) {
      const html = await (await request.get(path)).text();
      const fonts = html.match(/<link[^>]* as="font"[^>]*>/g) ?? [];
      const pictures = html.match(/<link[^>]* as="image"[^>]*>/g) ?? [];
      expect(fonts.length, path).toBe(1);
      expect(pictures.length, path).toBe(html.match(/<img[^>]*fetchPriority="high"/g)?.length ?? 0);
      expect(pictures.length, path).toBeLessThanOrEqual(1);
      if (pictures[0]) expect(html.indexOf(pictures[0])).toBeLessThan(html.indexOf(fonts[0] ?? ''));
    }
    for (const path of WITH_PICTURES)
      expect(await (await request.get(path)).text(), path).toMatch(/<link[^>]* as="image"/);
  });

  for (const [width, dots] of screens)
    test(`at ${width} px with a pixel ratio of ${dots} requests pictures once, and no wider than needed`, async ({
      browser,
      shop,
    }) => {
      for (const path of limitInShortForm(WITH_PICTURES, 2)) {
        // A new context, because a browser reuses cached pictures of any width.
        const context = await browser.newContext({
          baseURL: shop.url,
          viewport: { width, height: 844 },
          deviceScaleFactor: dots,
        });
        const page = await context.newPage();
        const requestedPaths: string[] = [];
        const placesOf = (file: string) => page.locator(`img[src*="${file}"]`).count();
        page.on('request', (request) => {
          if (request.url().includes('/images/'))
            requestedPaths.push(new URL(request.url()).pathname);
        });
        await page.goto(path);
        await waitUntilLoaded(page);
        await waitUntilPainted(page);
        const pictures = await readVisiblePictures(page);
        expect(pictures.length, path).toBeGreaterThan(0);
        for (const { file, width: chosen, availableWidths, neededWidth } of pictures) {
          // `sizes` depends on the window and not on the picture, so the file may be 5 % larger
          // than needed.
          const enough =
            availableWidths.find((one) => one >= neededWidth * 1.05) ??
            Math.max(...availableWidths);
          expect
            .soft(chosen, `${path}: ${file} fills ${neededWidth} px`)
            .toBeLessThanOrEqual(enough);
        }
        for (const file of new Set(requestedPaths))
          expect
            .soft(
              requestedPaths.filter((one) => one === file).length,
              `${path}: ${file} once for each of its places, in whichever width`,
            )
            .toBeLessThanOrEqual(await placesOf(file));
        await context.close();
      }
    });

  test('of each page looks the same after navigating away and back', longForm, async ({ page }) => {
    test.slow();
    const opened = new Map<string, Record<string, string>>();
    const paths = isLongForm ? PAGES : ['/', product.path, '/faq', '/cart', '/login'];
    for (const path of paths) {
      await page.goto(path);
      await waitUntilLoaded(page);
      opened.set(path, await readStyles(page));
    }
    await page.goto('/terms');
    await waitUntilLoaded(page);
    for (const path of [...paths, ...paths.toReversed().slice(1)]) {
      await navigateWithin(page, path);
      const now = await readStyles(page);
      const then = opened.get(path) ?? {};
      const common = Object.keys(now).filter((part) => part in then);
      expect(common.length, path).toBeGreaterThan(20);
      for (const part of common) expect.soft(now[part], `${path}: ${part}`).toBe(then[part]);
    }
  });
});
