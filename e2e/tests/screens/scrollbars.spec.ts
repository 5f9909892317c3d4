import { findOverflowingElements } from '../../support/screens/visual-checks.ts';
import { isLongForm } from '../../support/long-form.ts';
import { ownCatalogue, publicScreens, repeatedScreens } from '../../support/screens/screens.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { expect, test } from '../../support/test.ts';
import config from '../../playwright.config.ts';

// On most desktops scrollbars reduce the width of the page.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

test('no page scrolls sideways if scrollbars take space', async ({ page }) => {
  test.slow();
  for (const { path } of publicScreens(ownCatalogue)) {
    if (!isLongForm && repeatedScreens.includes(path)) continue;
    await page.goto(path);
    await waitUntilLoaded(page);
    await expect.poll(() => findOverflowingElements(page), path).toEqual([]);
  }
});
