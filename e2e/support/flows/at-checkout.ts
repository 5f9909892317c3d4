import type { Page } from '@playwright/test';
import { expect, test as base } from '../test.ts';
import { behindBasket } from '../screens/behind-basket.ts';
import { chooseCard, payButton, staysWhenPlaced } from './checkout.ts';
import { failedCall, forgive } from './complaints.ts';
import { keep } from './kept.ts';
import { type Wanted, ownBasket } from './own-basket.ts';
import { type Shopper, keptShopper, newGuest } from './shoppers.ts';

interface AtCheckout {
  /** The guest who is signed in on the page, with saved shipping details. */
  shopper: Shopper;
  email: string;
}

interface Start {
  wanted: Wanted[];
  method: 'offline' | 'online';
  /** Text of the submit button. */
  button: string;
}

/** Creates tests that start at the checkout with a basket. Failed calls do not fail them. */
const startingAtCheckout = ({ wanted, method, button }: Start) =>
  base.extend<AtCheckout>({
    email: async ({}, use, info) => use(`${method}-${info.testId}@example.com`),
    shopper: async ({ shop, email }, use) => use(await newGuest(shop, email)),
    page: async ({ page, shop, shopper }, use) => {
      await staysWhenPlaced(page.context());
      await keep(page, { ...(await ownBasket(shop, wanted)), ...keptShopper(shopper) });
      await page.goto('/checkout');
      if (method === 'online') await chooseCard(page);
      await expect(payButton(page)).toHaveText(button);
      await use(page);
    },
    complaints: async ({ complaints }, use) => {
      await use(complaints);
      forgive(complaints, failedCall);
    },
  });

/** A veil for £65.00 with £24.00 for the courier. */
export const cardTest = startingAtCheckout({
  wanted: [{ slug: 'veil-clean', quantity: 1 }],
  method: 'online',
  button: 'Pay now £89.00',
});

/** A full-length dress with two add-ons, and two kits: £195 + £55 + £45 + 2 × £343. */
export const collectTest = startingAtCheckout({
  wanted: [
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
export const basketKept = (page: Page, items: string): Promise<void> =>
  expect(behindBasket(page, `Basket, ${items}`)).toBeVisible();
