import type { Page } from '@playwright/test';
import { expect, test as base } from '../test.ts';
import { findLinkBehindBasket } from '../screens/find-link-behind-basket.ts';
import { chooseCard, findPayButton, stayOnOrderPlacedPage } from './checkout.ts';
import { failedCallPattern, ignoreConsoleErrors } from './console-errors.ts';
import { storeState } from './stored-state.ts';
import { type BasketItem, createOwnBasket } from './create-own-basket.ts';
import { type Shopper, toStoredState, newGuest } from './shoppers.ts';

interface CheckoutFixtures {
  /** The guest who is signed in on the page, with saved shipping details. */
  shopper: Shopper;
  email: string;
}

interface CheckoutStart {
  items: BasketItem[];
  method: 'offline' | 'online';
  /** Text of the submit button. */
  button: string;
}

/** Creates tests that start at the checkout with a basket. Failed calls do not fail them. */
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

/** A veil for £65.00 with £24.00 for the courier. */
export const cardTest = createCheckoutTest({
  items: [{ slug: 'veil-clean', quantity: 1 }],
  method: 'online',
  button: 'Pay now £89.00',
});

/** A full-length dress with two add-ons, and two kits: £195 + £55 + £45 + 2 × £343. */
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

/** Expects the header to show the initial count of the basket. */
export const expectBasketCount = (page: Page, countText: string): Promise<void> =>
  expect(findLinkBehindBasket(page, `Basket, ${countText}`)).toBeVisible();
