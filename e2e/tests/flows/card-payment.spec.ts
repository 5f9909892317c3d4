import type { Page } from '@playwright/test';
import { chooseCard, expectError, payButton } from '../../support/flows/checkout.ts';
import { failedCall, forgive } from '../../support/flows/complaints.ts';
import { cards, hostedPay, payWith, typeCard } from '../../support/flows/hosted-page.ts';
import { keep } from '../../support/flows/kept.ts';
import { confirmation } from '../../support/flows/outbox.ts';
import { ownBasket } from '../../support/flows/own-basket.ts';
import { type Shopper, keptShopper, newGuest, ordersOf } from '../../support/flows/shoppers.ts';
import { expect, test as base } from '../../support/test.ts';

/** Tests that start on the checkout with a veil in the basket: £65.00 and £24.00 for the courier. */
const test = base.extend<{ shopper: Shopper; email: string }>({
  email: async ({}, use, info) => use(`card-${info.testId}@example.com`),
  shopper: async ({ shop, email }, use) => use(await newGuest(shop, email)),
  page: async ({ page, shop, shopper }, use) => {
    await keep(page, {
      ...(await ownBasket(shop, [{ slug: 'veil-clean', quantity: 1 }])),
      ...keptShopper(shopper),
    });
    await page.goto('/checkout');
    await chooseCard(page);
    await expect(payButton(page)).toHaveText('Pay now £89.00');
    await use(page);
  },
});
// The hosted page answers 402 to a refused card, and browsers log that.
test.afterEach(({ complaints }) => forgive(complaints, failedCall));

const basketKept = (page: Page) =>
  expect(page.getByRole('link', { name: /^Basket, 1 item/ })).toBeVisible();

test.describe('the hosted page (decisions 34 to 38)', () => {
  test('shows order and total; a declined card can be followed by a good one', async ({
    page,
    shop,
    shopper,
  }) => {
    await payButton(page).click();
    await payWith(page, cards.declined);
    await expect(page.getByRole('alert')).toHaveText(
      'Your card has been declined. Try another card.',
    );
    await payWith(page, cards.noFunds);
    await expect(page.getByRole('alert')).toHaveText(
      'Your card has insufficient funds. Try another card.',
    );
    await payWith(page, cards.paid);
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    expect(await ordersOf(shop, shopper)).toMatchObject([{ totalamount: 89, state: 'paid' }]);
  });

  test('left after a decline it leads to the failed page with the reason, and trying again is one order', async ({
    page,
    shop,
    shopper,
  }) => {
    await payButton(page).click();
    await payWith(page, cards.declined);
    await page.getByRole('link', { name: 'Leave without paying' }).click();
    await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('Your card has been declined. Try another card.')).toBeVisible();
    await expect(main.getByText(/^SLR\d+$/)).toBeVisible();
    await basketKept(page);
    await main.getByRole('link', { name: 'Try Payment Again' }).click();
    await chooseCard(page);
    await payButton(page).click();
    await payWith(page, cards.paid);
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    expect(await ordersOf(shop, shopper)).toMatchObject([{ totalamount: 89, state: 'paid' }]);
  });

  test('cancelled it leads to the cancelled page with the order, the basket kept', async ({
    page,
    shop,
    shopper,
  }) => {
    await payButton(page).click();
    await page.getByRole('link', { name: 'Back to shop' }).click();
    await expect(page.getByRole('heading', { name: 'Payment cancelled' })).toBeVisible();
    const [order] = await ordersOf(shop, shopper);
    expect(order?.state).toBe('awaiting_payment');
    await expect(page.getByRole('main').getByText(order?.orderno ?? '-')).toBeVisible();
    await basketKept(page);
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(payButton(page)).toHaveText('Place order – pay £65.00 on collection');
  });

  test('left by the back button it finds form and basket; paying again is the same order', async ({
    page,
    shop,
    shopper,
  }) => {
    await payButton(page).click();
    await expect(hostedPay(page)).toBeVisible();
    const first = page.url();
    await page.goBack();
    await expect(page).toHaveURL(/\/checkout$/);
    await chooseCard(page);
    await basketKept(page);
    await payButton(page).click();
    await expect(hostedPay(page)).toBeVisible();
    expect(page.url()).toBe(first);
    await payWith(page, cards.paid);
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    expect(await ordersOf(shop, shopper)).toHaveLength(1);
  });

  test('reloaded it is the same page still', async ({ page }) => {
    await payButton(page).click();
    await expect(hostedPay(page)).toHaveText('Pay £89.00');
    await page.reload();
    await expect(hostedPay(page)).toHaveText('Pay £89.00');
  });
});

test('a shopper whose browser closed after paying finds the order paid in My Orders', async ({
  page,
  context,
  shop,
  shopper,
  email,
}) => {
  await page.route('**/payment-success**', (route) => route.abort());
  await payButton(page).click();
  await typeCard(page, cards.paid);
  await hostedPay(page).click({ noWaitAfter: true });
  await expect.poll(async () => (await ordersOf(shop, shopper))[0]?.state).toBe('paid');
  await page.close();

  const [order] = await ordersOf(shop, shopper);
  const later = await context.newPage();
  await later.goto('/my-orders');
  const main = later.getByRole('main');
  await expect(main.getByRole('link', { name: order?.orderno ?? '-' })).toBeVisible();
  await expect(main.getByText(/^paid$/i).first()).toBeVisible();
  await expect(main.getByText('£89.00').first()).toBeVisible();
  expect(await confirmation(shop.dataDir, order?.orderno ?? '-', email)).toContain('£89.00');
});

test('reopening the success page verifies again and leaves a new basket alone', async ({
  page,
  shop,
  email,
}) => {
  await payButton(page).click();
  await payWith(page, cards.paid);
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  const success = page.url();
  const orderno = new URL(success).searchParams.get('order_id') ?? '-';
  await page.goto('/RemovalKitB');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await basketKept(page);
  await page.goto(success);
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByText('£89.00')).toBeVisible();
  await basketKept(page);
  await confirmation(shop.dataDir, orderno, email);
});

test('a double click opens one session for one order', async ({ page, shop, shopper }) => {
  await payButton(page).dblclick();
  await expect(hostedPay(page)).toBeVisible();
  expect(await ordersOf(shop, shopper)).toHaveLength(1);
});

test('two tabs that pay one basket lead to one page and one order', async ({
  page,
  context,
  shop,
  shopper,
}) => {
  const other = await context.newPage();
  await other.goto('/checkout');
  await chooseCard(other);
  await Promise.all([payButton(page).click(), payButton(other).click()]);
  await expect(hostedPay(page)).toBeVisible();
  await expect(hostedPay(other)).toBeVisible();
  expect(other.url()).toBe(page.url());
  await payWith(page, cards.paid);
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await payWith(other, cards.paid);
  await expect(other.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  expect(await ordersOf(shop, shopper)).toMatchObject([{ totalamount: 89, state: 'paid' }]);
});

test('a basket that changed after the session was opened is another order, and the first is given up', async ({
  page,
  shop,
  shopper,
}) => {
  await payButton(page).click();
  await page.getByRole('link', { name: 'Back to shop' }).click();
  await page.getByRole('link', { name: 'View Cart' }).click();
  await page.getByRole('button', { name: /^(Increase|More|Add one).*Veil Clean/i }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await chooseCard(page);
  await expect(payButton(page)).toHaveText('Pay now £154.00');
  await payButton(page).click();
  await payWith(page, cards.paid);
  await expect(page.getByRole('main').getByText('£154.00')).toBeVisible();
  const states = (await ordersOf(shop, shopper)).map(({ totalamount, state }) => [
    totalamount,
    state,
  ]);
  expect(states.sort()).toEqual([
    [154, 'paid'],
    [89, 'cancelled'],
  ]);
});

test('a failing session call shows in the box, and the next press pays', async ({ page }) => {
  await page.route('**/users/create-stripe-session', (route) => route.abort(), { times: 1 });
  await payButton(page).click();
  await expectError(page, 'Network Error');
  await payButton(page).click();
  await expect(hostedPay(page)).toBeVisible();
});
