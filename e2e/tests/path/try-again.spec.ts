import type { Page } from '@playwright/test';
import { setOut, stands } from '../../support/screens/page-facts.ts';
import { expect, test } from '../../support/test.ts';

/** A slot waits 10 seconds for a room to load. */
const UNTIL_GIVEN_UP = { timeout: 60_000 };

const ENTRY = /\/releases\/content\/[^/]+\/remoteEntry\.js/;

/** Its file comes otherwise than it was released: the browser refuses it. */
const alter = (page: Page) =>
  page.route(ENTRY, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'var content = {};' }),
  );

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'over what the server rendered': (page) => page.goto('/faq'),
  async 'on the way from another page'(page) {
    await page.goto('/services');
    await stands(page);
    await setOut(page, '/faq');
  },
};

test.describe('a room that cannot be loaded', () => {
  for (const [way, arrive] of Object.entries(ways)) {
    test(`says so in its slot ${way}, and 'Try again' brings its page`, async ({
      page,
      complaints,
    }) => {
      await alter(page);
      await arrive(page);
      const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible(UNTIL_GIVEN_UP);
      await expect(page.getByRole('banner')).toBeVisible();
      await page.unroute(ENTRY);
      await again.click();
      await expect(again).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      // The slot notes what it missed.
      complaints.length = 0;
    });
  }
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('a page that stays unfinished can be asked for again', async ({ page }) => {
    await page.goto('/details?a=1');
    const again = page.getByRole('main').getByRole('link', { name: 'Try again' });
    await expect(again).toBeVisible(UNTIL_GIVEN_UP);
    const asked = page.waitForRequest('**/details?a=1');
    await again.click();
    expect((await asked).isNavigationRequest()).toBe(true);
  });
});
