import { chromium } from '@playwright/test';
import { findOverflowingElements } from '../../support/screens/visual-checks.ts';
import { isLongForm } from '../../support/long-form.ts';
import { ownCatalogue, publicScreens, repeatedScreens } from '../../support/screens/screens.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { expect, test } from '../../support/test.ts';
import config from '../../playwright.config.ts';

test('no page scrolls sideways if scrollbars take space', async ({ shop }) => {
  test.slow();
  // On most desktops scrollbars reduce the width of the page. With `test.use` the options of the browser would start
  // another shop.
  const browser = await chromium.launch({
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, baseURL: shop.url });
  for (const { path } of publicScreens(ownCatalogue)) {
    if (!isLongForm && repeatedScreens.includes(path)) continue;
    await page.goto(path);
    await waitUntilLoaded(page);
    await expect.poll(() => findOverflowingElements(page), path).toEqual([]);
  }
  await browser.close();
});
