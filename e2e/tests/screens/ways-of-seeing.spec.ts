import type { Page } from '@playwright/test';
import { addStyles } from '../../support/add-styles.ts';
import { longForm, limitInShortForm } from '../../support/long-form.ts';
import { findOverflowingElements } from '../../support/screens/visual-checks.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { ownCatalogue } from '../../support/screens/screens.ts';
import { readChosenState, storeBeforeOpening } from '../../support/screens/shopper.ts';
import { expect, test } from '../../support/test.ts';

const paths = limitInShortForm(
  ['/', ownCatalogue.product.path, '/cart', '/contact', '/services', '/terms', '/login'],
  4,
);

test.describe('browser and system settings', () => {
  test.beforeEach(async ({ context, request }) => {
    await storeBeforeOpening(context, await readChosenState(request, ownCatalogue));
  });

  test(
    'at 200% zoom nothing is cut off and the menu is reachable',
    longForm,
    async ({ browser, shop }) => {
      // A window of 1280 px with a zoom of 200 % has 640 CSS pixels.
      const context = await browser.newContext({
        baseURL: shop.url,
        viewport: { width: 640, height: 450 },
        deviceScaleFactor: 2,
      });
      const page = await context.newPage();
      for (const path of paths) {
        await page.goto(path);
        await waitUntilLoaded(page);
        await expect.poll(() => findOverflowingElements(page), path).toEqual([]);
        await expect(page.getByRole('button', { name: 'Open the menu' })).toBeInViewport();
      }
      await context.close();
    },
  );

  test('with reduced motion no animation lasts long, and text twice as large is not clipped (WCAG 1.4.4)', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of paths) {
      await page.goto(path);
      await waitUntilLoaded(page);
      expect(await listAnimatedClasses(page), path).toEqual([]);
      await addStyles(page, 'html { font-size: 200% }');
      await expect.poll(() => findOverflowingElements(page), path).toEqual([]);
    }
  });

  test('a printed page omits everything that only a screen can use, and in forced colours buttons keep their borders and the focus is visible', async ({
    page,
  }) => {
    await page.goto(ownCatalogue.product.path);
    await waitUntilLoaded(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);

    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    const add = page.getByRole('button', { name: 'Add to cart' });
    const readEdges = () =>
      add.evaluate((button) => {
        const { borderStyle, borderWidth, outlineStyle } = getComputedStyle(button);
        return { border: borderStyle !== 'none' && borderWidth !== '0px', outlineStyle };
      });
    await expect.poll(async () => (await readEdges()).border).toBe(true);
    await page.getByRole('main').getByRole('combobox').last().focus();
    await page.keyboard.press('Tab');
    await expect(add).toBeFocused();
    await expect.poll(async () => (await readEdges()).outlineStyle).not.toBe('none');
  });
});

/** Returns the classes of elements with animations above 10 ms. */
const listAnimatedClasses = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 10)
      .map(({ effect }) => String((effect as KeyframeEffect).target?.className)),
  );
