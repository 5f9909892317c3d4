import type { Page } from '@playwright/test';
import { expectBasketCount, collectTest as test } from '../../support/flows/checkout-tests.ts';
import {
  expectError,
  logIn,
  findPayButton,
  readPlacedNumber,
} from '../../support/flows/checkout.ts';
import { ignoreConsoleErrors } from '../../support/flows/console-errors.ts';
import { delayCalls } from '../../support/flows/delay-calls.ts';
import { expectOneOrder } from '../../support/flows/expect-one-order.ts';
import { callBackend, readOrders } from '../../support/flows/shoppers.ts';
import { readSubmissionCall } from '../../support/flows/submission-calls.ts';
import { longForm } from '../../support/long-form.ts';
import { expect } from '../../support/test.ts';

test.describe('an order that the network disturbs is placed once (rule 29)', () => {
  test(
    'it is the only call, and is sent again after it was lost',
    longForm,
    async ({ page, shop, shopper, email }) => {
      const sent = recordSubmissionCalls(page);
      await page.route('**/users/orderplace', (route) => route.abort(), { times: 1 });
      await findPayButton(page).click();
      await expectErrorBox(page, 'Network Error');
      await expectBasketCount(page, '3 items');
      await findPayButton(page).click();
      await expectOneOrder(page, { shop, shopper, email });
      expect(sent).toEqual(['orderplace', 'orderplace']);
    },
  );

  test('the response of orderplace is lost, and the recorded order is found', async ({
    page,
    shop,
    shopper,
    email,
  }) => {
    await page.route(
      '**/users/orderplace',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await findPayButton(page).click();
    await expectErrorBox(page, 'Network Error');
    expect(await readOrders(shop, shopper)).toHaveLength(1);
    await page.reload();
    await findPayButton(page).click();
    await expectOneOrder(page, { shop, shopper, email });
  });
});

test.describe('one submission is one order (rule 29)', () => {
  test('a double click', longForm, async ({ page, shop, shopper, email }) => {
    await findPayButton(page).dblclick();
    await expectOneOrder(page, { shop, shopper, email });
  });

  test('a reload during the submission', longForm, async ({ page, shop, shopper, email }) => {
    await page.route(
      '**/users/orderplace',
      async (route) => {
        await route.fetch();
        await page.reload();
      },
      { times: 1 },
    );
    await findPayButton(page).click();
    await page.waitForEvent('load');
    await expect(findPayButton(page)).toBeEnabled();
    await findPayButton(page).click();
    await expectOneOrder(page, { shop, shopper, email });
  });

  test(
    'a slow network, during which the button is disabled and nothing is sent twice',
    longForm,
    async ({ page, shop, shopper, email }) => {
      const sent = recordSubmissionCalls(page);
      const release = await delayCalls(page, '**/api/users/**');
      await findPayButton(page).click();
      await expect(findPayButton(page)).toBeDisabled();
      await findPayButton(page).click({ force: true });
      release();
      await expectOneOrder(page, { shop, shopper, email });
      expect(sent).toEqual(['orderplace']);
    },
  );
});

test(
  'a lost network shows a failure and keeps the basket, and later the order succeeds',
  longForm,
  async ({ page, context, shop, shopper, email, consoleErrors }) => {
    await context.setOffline(true);
    await findPayButton(page).click();
    await expectErrorBox(page, 'Network Error');
    await expectBasketCount(page, '3 items');
    await context.setOffline(false);
    await findPayButton(page).click();
    await expectOneOrder(page, { shop, shopper, email });
    // The page also says which comparison with the catalogue the lost network prevented.
    ignoreConsoleErrors(consoleErrors, /could not be compared/);
  },
);

test(
  "a total that differs from the backend's is refused with a sentence, and the prices of the basket are updated (rule 30)",
  longForm,
  async ({ page, shop, shopper }) => {
    const dressName = await page.evaluate(() => {
      const storedCart = JSON.parse(localStorage.getItem('cart') ?? '') as {
        content: { name: string; price: number; cartamount: number }[];
      };
      const [dress] = storedCart.content;
      if (dress) Object.assign(dress, { price: 100, cartamount: 100 });
      localStorage.setItem('cart', JSON.stringify(storedCart));
      return dress?.name;
    });
    // When the page opens, the catalogue has this price too. Then the price changes.
    let hasPriceChanged = false;
    await page.route('**/users/getproducts/**', async (route) => {
      if (hasPriceChanged) return route.continue();
      const response = await route.fetch();
      const products = (await response.json()) as { name: string; price: number }[];
      const body = products.map((product) =>
        product.name === dressName ? { ...product, price: 1 } : product,
      );
      return route.fulfill({ response, json: body });
    });
    // The page compares the basket after it has loaded. A press during that comparison would make no
    // second one.
    const comparison = page.waitForResponse(
      async (response) =>
        response.url().includes('/users/getproducts/') &&
        (await response.text()).includes(dressName ?? ''),
    );
    await page.reload();
    await comparison;
    await expect(findPayButton(page)).toHaveText('Place order – pay £787.00 on collection');
    await expect(findPayButton(page)).toBeEnabled();
    hasPriceChanged = true;
    await findPayButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Order placement failed: ');
    expect(await readOrders(shop, shopper)).toEqual([]);
    await expect(findPayButton(page)).toHaveText('Place order – pay £981.00 on collection');
    await expectBasketCount(page, '3 items');
    await findPayButton(page).click();
    await readPlacedNumber(page);
  },
);

test(
  'a token that expires meanwhile leads to /login and back, with the basket (rule 21)',
  longForm,
  async ({ page, shop, shopper, email }) => {
    const password = 'a-long-password';
    await callBackend(shop, 'admin/usersignup', {
      body: { name: '', mobile: '', username: email, password },
    });
    // Ends the session after the click, because the page's background requests would notice an
    // earlier end.
    await page.route(
      '**/users/orderplace',
      async (route) => {
        await callBackend(shop, 'admin/logout', { token: shopper.token, body: {} });
        await route.continue();
      },
      { times: 1 },
    );
    await findPayButton(page).click();
    await expect(page).toHaveURL(/\/login$/);
    await expectBasketCount(page, '3 items');
    await logIn(page, email, password);
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByText('Missing Information')).toBeVisible();
    await expect(findPayButton(page)).toBeDisabled();
    await expectBasketCount(page, '3 items');
  },
);

test(
  'a reloaded thank-you page still has the number, and clears nothing again',
  longForm,
  async ({ page }) => {
    await findPayButton(page).click();
    const orderno = await readPlacedNumber(page);
    const other = await page.context().newPage();
    await other.goto('/RemovalKitA');
    await other.getByRole('button', { name: 'Add to cart' }).click();
    await page.reload();
    expect(await readPlacedNumber(page)).toBe(orderno);
    await expect(page.getByRole('link', { name: /^Basket, 1 item/ })).toBeVisible();
  },
);

/** Returns the names of the calls that place the page's order, as the page sends them. */
function recordSubmissionCalls(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const call = readSubmissionCall(new URL(request.url()).pathname);
    if (call !== null) sent.push(call);
  });
  return sent;
}

/** Expects an error box that says that the order could not be placed, and why. */
async function expectErrorBox(page: Page, why: string): Promise<void> {
  await expectError(page, `Order placement failed: ${why}`);
}
