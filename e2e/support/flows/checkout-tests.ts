import type { Page } from '@playwright/test';
import { expect, test as base } from '../test.ts';
import { findLinkBehindBasket } from '../screens/find-link-behind-basket.ts';
import { chooseCard, findPayButton, stayOnOrderPlacedPage } from './checkout.ts';
import { failedCallPattern, ignoreConsoleErrors } from './console-errors.ts';
import { storeState } from './stored-state.ts';
import { type BasketItem, createOwnBasket } from './create-own-basket.ts';
import { type Shopper, toStoredState, newGuest } from './shoppers.ts';

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
 * Creates a test function whose page starts at the checkout with a basket. Console errors about
 * failed calls do not fail its tests.
 */
const createCheckoutTest = ({ items, method, button }: CheckoutStart) =>
  base.extend<CheckoutFixtures>({
    email: async ({}, use, testInfo) => use(`${method}-${testInfo.testId}@example.com`),
    shopper: async ({ shop, email }, use) => use(await newGuest(shop, email)),
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
 * The page has a veil in the basket and card payment chosen: £65.00, and £24.00 for the courier.
 */
export const cardTest = createCheckoutTest({
  items: [{ slug: 'veil-clean', quantity: 1 }],
  method: 'online',
  button: 'Pay now £89.00',
});

/**
 * The page has a dress with two add-ons and two kits, for collection: £195 + £55 + £45 + 2 × £343.
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

/** `countText` is the number of items in the header's basket link, for example '2 items'. */
export const expectBasketCount = (page: Page, countText: string): Promise<void> =>
  expect(findLinkBehindBasket(page, `Basket, ${countText}`)).toBeVisible();
