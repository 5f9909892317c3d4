import type { Page } from '@playwright/test';
import { expectBasketCount, collectTest as test } from '../../support/flows/checkout-tests.ts';
import { findPayButton } from '../../support/flows/checkout.ts';
import { expectOneOrder } from '../../support/flows/expect-one-order.ts';
import { readOrders } from '../../support/flows/shoppers.ts';
import { longForm } from '../../support/long-form.ts';
import { expect } from '../../support/test.ts';

const html = {
  contentType: 'text/html',
  body: '<!doctype html><title>Back soon</title><h1>We are working on the shop</h1>',
};

/**
 * Responses that must not create an order. The long form only, because the component tests of
 * `checkout-mfe` cover all kinds in the short form.
 */
const responses: Record<string, { status?: number; contentType?: string; body?: string }> = {
  'an HTML page': html,
  'an empty 204': { status: 204 },
  'truncated JSON': { contentType: 'application/json', body: '{"status":true,"orderno":"SLR1' },
  'an object without an order number': { contentType: 'application/json', body: '{}' },
};

/** Presses the button. Expects the error box, an unchanged basket and no recorded order. */
async function expectRefusedPress(page: Page): Promise<void> {
  await findPayButton(page).click();
  const box = page.getByRole('alert').filter({ hasText: 'Error:' });
  await expect(box).toContainText('Order placement failed: ');
  await expect(findPayButton(page)).toBeEnabled();
  await expect(box).not.toContainText('is recorded');
  await expect(page).toHaveURL(/\/checkout$/);
  await expectBasketCount(page, '3 items');
}

test.describe('an unsuccessful response places no order (rule 58)', () => {
  for (const [caseName, response] of Object.entries(responses)) {
    // Omits the customer's read for an empty response, because the button is disabled if the
    // customer does not exist.
    const saysNobody = response.status === 204 || response.body === '{}';
    for (const calls of saysNobody
      ? ['**/users/orderplace']
      : ['**/users/orderplace', '**/api/**']) {
      test(
        `${caseName} for ${calls}, and the order is placed once the backend is back`,
        longForm,
        async ({ page, shop, shopper, email }) => {
          await page.route(calls, (route) => route.fulfill(response));
          await expectRefusedPress(page);
          await expectRefusedPress(page);
          expect(await readOrders(shop, shopper)).toHaveLength(0);
          await page.unroute(calls);
          await findPayButton(page).click();
          await expectOneOrder(page, { shop, shopper, email });
        },
      );
    }
  }
});

test(
  'the order number of another shopper does not block the checkout: the next press places the order (rule 58)',
  longForm,
  async ({ page, shop, shopper, email }) => {
    const body = JSON.stringify({ status: true, orderno: 'SLR10001', totalamount: 12 });
    await page.route(
      '**/users/orderplace',
      (route) => route.fulfill({ contentType: 'application/json', body }),
      { times: 1 },
    );
    await expectRefusedPress(page);
    await findPayButton(page).click();
    await expectOneOrder(page, { shop, shopper, email });
  },
);
