import type { Page } from '@playwright/test';
import { delayCalls } from '../../support/flows/delay-calls.ts';
import { storeState } from '../../support/flows/stored-state.ts';
import { createOwnBasket } from '../../support/flows/create-own-basket.ts';
import { toStoredState, createGuest } from '../../support/flows/shoppers.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { expect, test } from '../../support/test.ts';
import { longForm } from '../../support/long-form.ts';

const CART_PAGE = /releases\/basket\/.*expose_routes.*\.js$/;
const HTTP_CLIENT = /\/releases\/shell\/.*\/later-http\.[^/]*\.js$/;
const DELIVERY_CHARGES = /\/api\/users\/getdeliverycharges$/;

const basketOf = (shop: { url: string }) =>
  createOwnBasket(shop, [{ slug: 'removal-kit-a', quantity: 1 }]);

/** Records the paths of all requests from now on. */
function recordRequestedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test.describe('the total of the basket', () => {
  test.beforeEach(async ({ page, shop }) => {
    // Disables idle callbacks, so that only code that the page needs is fetched.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await storeState(page, await basketOf(shop));
    await page.goto('/faq');
    await waitUntilLoaded(page);
  });

  test("has its HTTP client fetched in parallel with the page's code when its link has the focus", async ({
    page,
  }) => {
    const release = await delayCalls(page, CART_PAGE);
    const paths = recordRequestedPaths(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Basket/ })
      .focus();
    await expect.poll(() => paths).toContainEqual(expect.stringMatching(CART_PAGE));
    await expect.poll(() => paths).toContainEqual(expect.stringMatching(HTTP_CLIENT));
    release();
    await expect.poll(() => paths).toContainEqual(expect.stringMatching(DELIVERY_CHARGES));
  });
});

test(
  'a page behind the guard has its HTTP client fetched before any script of the shop has run',
  longForm,
  async ({ page, shop }, info) => {
    const shopper = await createGuest(shop, `read-with-page-${info.testId}@example.com`);
    await storeState(page, { ...(await basketOf(shop)), ...toStoredState(shopper) });
    const release = await delayCalls(page, /\/releases\/shell\/.*\/main\.js$/);
    const paths = recordRequestedPaths(page);
    await page.goto('/details', { waitUntil: 'commit' });
    await expect.poll(() => paths).toContainEqual(expect.stringMatching(HTTP_CLIENT));
    release();
    await waitUntilLoaded(page);
    await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText(
      'Total Amount To Pay',
    );
    expect(paths.filter((path) => HTTP_CLIENT.test(path))).toHaveLength(1);
  },
);

test('the sign-in at the checkout reads the delivery charges in parallel with the code that shows them', async ({
  page,
  shop,
}) => {
  await storeState(page, await basketOf(shop));
  const release = await delayCalls(page, /\/later-checkout-total\.[^/]*\.js$/);
  const paths = recordRequestedPaths(page);
  await page.goto('/login');
  await expect.poll(() => paths).toContainEqual(expect.stringMatching(DELIVERY_CHARGES));
  release();
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText(
    'Total Amount To Pay',
  );
});
