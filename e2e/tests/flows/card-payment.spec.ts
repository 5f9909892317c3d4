import { longForm } from '../../support/long-form.ts';
import { expectBasketCount, cardTest as test } from '../../support/flows/checkout-tests.ts';
import { chooseCard, expectError, findPayButton } from '../../support/flows/checkout.ts';
import {
  cards,
  readForm,
  findHostedPayButton,
  payWithCard,
  typeCard,
} from '../../support/flows/hosted-page.ts';
import { readConfirmation } from '../../support/flows/outbox.ts';
import { readOrders } from '../../support/flows/shoppers.ts';
import { expect } from '../../support/test.ts';

test(
  'a shopper whose browser closed after the payment finds the paid order in My Orders',
  longForm,
  async ({ page, context, shop, shopper, email }) => {
    await findPayButton(page).click();
    await typeCard(page, cards.paid);
    const form = await readForm(page);
    await page.close();
    // Pays with the card. No browser follows the redirect, as if the page was closed.
    const paid = await context.request.post(form.action, { form: form.fields, maxRedirects: 0 });
    expect(paid.headers()['location']).toContain('/payment-success');
    await expect.poll(async () => (await readOrders(shop, shopper))[0]?.state).toBe('paid');

    const [order] = await readOrders(shop, shopper);
    const later = await context.newPage();
    await later.goto('/my-orders');
    const main = later.getByRole('main');
    await expect(main.getByRole('link', { name: order?.orderno ?? '-' })).toBeVisible();
    await expect(main.getByText(/^paid$/i).first()).toBeVisible();
    await expect(main.getByText('£89.00').first()).toBeVisible();
    expect(await readConfirmation(shop.dataDir, order?.orderno ?? '-', email)).toContain('£89.00');

    // The basket is still full, but the shop refuses a second payment with a message.
    await later.goto('/checkout');
    await chooseCard(later);
    await findPayButton(later).click();
    await expectError(later, `Order ${order?.orderno} is paid already. You find it in My Orders.`);
    await expectBasketCount(later, '0 items');
    expect(await readOrders(shop, shopper)).toHaveLength(1);
  },
);

test(
  'the success page, opened again, verifies again and keeps a new basket',
  longForm,
  async ({ page, shop, email }) => {
    await findPayButton(page).click();
    await payWithCard(page, cards.paid);
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    await expectBasketCount(page, '0 items');
    const success = page.url();
    const orderno = new URL(success).searchParams.get('order_id') ?? '-';
    await page.goto('/RemovalKitB');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expectBasketCount(page, '1 item');
    await page.goto(success);
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByText('£89.00').first()).toBeVisible();
    await expectBasketCount(page, '1 item');
    await readConfirmation(shop.dataDir, orderno, email);
  },
);

test(
  'a double click creates one session for one order',
  longForm,
  async ({ page, shop, shopper }) => {
    await findPayButton(page).dblclick();
    await expect(findHostedPayButton(page)).toBeVisible();
    expect(await readOrders(shop, shopper)).toHaveLength(1);
  },
);

test(
  'two tabs that pay one basket open one page for one order',
  longForm,
  async ({ page, context, shop, shopper }) => {
    const other = await context.newPage();
    // Fixes the time, because both clicks must be in the same minute, which is part of the order's
    // key.
    await context.clock.setFixedTime(new Date());
    await other.goto('/checkout');
    await chooseCard(other);
    await Promise.all([findPayButton(page).click(), findPayButton(other).click()]);
    await expect(findHostedPayButton(page)).toBeVisible();
    await expect(findHostedPayButton(other)).toBeVisible();
    expect(other.url()).toBe(page.url());
    await payWithCard(page, cards.paid);
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    await payWithCard(other, cards.paid);
    await expect(other.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    expect(await readOrders(shop, shopper)).toMatchObject([{ totalamount: 89, state: 'paid' }]);
  },
);

test(
  'a basket that changed after the session was created is another order, and the first one is cancelled',
  longForm,
  async ({ page, shop, shopper }) => {
    await findPayButton(page).click();
    await page.getByRole('link', { name: 'Back to shop' }).click();
    await page.getByRole('link', { name: 'View Cart' }).click();
    await page.getByRole('button', { name: 'Increase quantity of Veil Clean' }).click();
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await chooseCard(page);
    await expect(findPayButton(page)).toHaveText('Pay now £154.00');
    await findPayButton(page).click();
    await payWithCard(page, cards.paid);
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    await expect(page.getByRole('main').getByText('£154.00').first()).toBeVisible();
    const states = (await readOrders(shop, shopper)).map(({ totalamount, state }) => [
      totalamount,
      state,
    ]);
    expect(states.sort()).toEqual([
      [154, 'paid'],
      [89, 'cancelled'],
    ]);
  },
);

test(
  'a failed session call is shown in the box, and the next press pays',
  longForm,
  async ({ page }) => {
    await page.route('**/users/create-stripe-session', (route) => route.abort(), { times: 1 });
    await findPayButton(page).click();
    await expectError(page, 'Network Error');
    await findPayButton(page).click();
    await expect(findHostedPayButton(page)).toBeVisible();
  },
);
