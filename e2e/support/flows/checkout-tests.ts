import type { Page } from '@playwright/test';
import { expect, test as base } from '../test.ts';
import { findLinkBehindBasket } from '../screens/find-link-behind-basket.ts';
import { chooseCard, findPayButton, stayOnOrderPlacedPage } from './checkout.ts';
import { failedCallPattern, ignoreConsoleErrors } from './console-errors.ts';
import { storeState } from './stored-state.ts';
import { type BasketItem, createOwnBasket } from './create-own-basket.ts';
import { type Shopper, toStoredState, createGuest } from './shoppers.ts';

interface CheckoutFixtures {
  shopper: Shopper;
  email: string;
}

interface CheckoutStart {
  items: BasketItem[];
  method: 'offline' | 'online';
  /** Text of the submit button. */
  button: string;
}

/**
 * Creates a test function whose page starts at the checkout with a basket and a signed-in guest.
 * Tests with this function ignore console errors about failed calls.
 */
const createCheckoutTest = ({ items, method, button }: CheckoutStart) =>
  base.extend<CheckoutFixtures>({
    email: async ({}, use, testInfo) => use(`${method}-${testInfo.testId}@example.com`),
    shopper: async ({ shop, email }, use) => use(await createGuest(shop, email)),
    page: async ({ page, shop, shopper }, use) => {
      await stayOnOrderPlacedPage(page.context());
      await storeState(page, {
        ...(await createOwnBasket(shop, items)),
        ...toStoredState(shopper),
      });
      await page.goto('/checkout');
      if (method === 'online') await chooseCard(page);
      await expect(findPayButton(page)).toHaveText(button);
      await use(page);
    },
    consoleErrors: async ({ consoleErrors }, use) => {
      await use(consoleErrors);
      ignoreConsoleErrors(consoleErrors, failedCallPattern);
    },
  });

/**
 * Test function with a veil in the basket and card payment. The total is £65.00 for the veil plus
 * £24.00 for the courier.
 */
export const cardTest = createCheckoutTest({
  items: [{ slug: 'veil-clean', quantity: 1 }],
  method: 'online',
  button: 'Pay now £89.00',
});

/**
 * Test function with a dress, its two add-ons and two removal kits in the basket, paid on
 * collection. The total is £195 + £55 + £45 + 2 × £343.
 */
export const collectTest = createCheckoutTest({
  items: [
    {
      slug: 'full-length-dress-clean',
      quantity: 1,
      addons: [
        { id: 1, option: 'personalised' },
        { id: 2, option: 'standard' },
      ],
    },
    { slug: 'removal-kit-b', quantity: 2 },
  ],
  method: 'offline',
  button: 'Place order – pay £981.00 on collection',
});

/** Expects the number in the header's basket link. `countText` is a text such as '2 items'. */
export const expectBasketCount = (page: Page, countText: string): Promise<void> =>
  expect(findLinkBehindBasket(page, `Basket, ${countText}`)).toBeVisible();
