import { chromium } from '@playwright/test';
import { findOverflowingElements } from '../../support/screens/visual-checks.ts';
import { isLongForm, longForm } from '../../support/long-form.ts';
import { ownCatalogue, publicScreens, repeatedScreens } from '../../support/screens/screens.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { collectConsoleErrors, expect, test } from '../../support/test.ts';
import config from '../../playwright.config.ts';

// Needed, because scrollbars make the page narrower on most desktops.
test('no page scrolls sideways if scrollbars take space', longForm, async ({ shop, viewport }) => {
  test.slow();
  // A separate browser, because a worker with other launch options would start another shop.
  const browser = await chromium.launch({
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ baseURL: shop.url, viewport });
  const messages = collectConsoleErrors(page);
  for (const { path } of publicScreens(ownCatalogue)) {
    if (!isLongForm && repeatedScreens.includes(path)) continue;
    await page.goto(path);
    await waitUntilLoaded(page);
    await expect.poll(() => findOverflowingElements(page), path).toEqual([]);
  }
  expect(messages).toEqual([]);
  await browser.close();
});
