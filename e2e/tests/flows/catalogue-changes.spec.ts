import type { Page } from '@playwright/test';
import { longForm } from '../../support/long-form.ts';
import { publishCatalogue, restoreCatalogue } from '../../support/flows/catalogue-desk.ts';
import {
  expectError,
  findPayButton,
  readPlacedNumber,
  stayOnOrderPlacedPage,
} from '../../support/flows/checkout.ts';
import { failedCallPattern, ignoreConsoleErrors } from '../../support/flows/console-errors.ts';
import { createOwnBasket, type Product } from '../../support/flows/create-own-basket.ts';
import { readConfirmation } from '../../support/flows/outbox.ts';
import {
  callBackend,
  createGuest,
  readOrders,
  toStoredState,
} from '../../support/flows/shoppers.ts';
import { storeState } from '../../support/flows/stored-state.ts';
import { expect, test } from '../../support/test.ts';

test.afterEach(({ shop }) => restoreCatalogue(shop));

const CHANGED_TOTAL =
  'The total of your order has changed. Please check your basket and place the order again.';

/** Opens the checkout with two pieces of a product in the basket. */
async function openCheckout(page: Page, shop: { url: string }, slug: string, email: string) {
  const shopper = await createGuest(shop, email);
  await stayOnOrderPlacedPage(page.context());
  const basket = await createOwnBasket(shop, [{ slug, quantity: 2 }]);
  await storeState(page, { ...basket, ...toStoredState(shopper) });
  await page.goto('/checkout');
  await expect(findPayButton(page)).toBeEnabled();
  return shopper;
}

const readProduct = async (shop: { url: string }, slug: string) =>
  (await callBackend<{ data: Product }>(shop, `users/getproductbyslug/${slug}`)).data;

const main = (page: Page) => page.getByRole('main');

test('between basket and payment, price, slug and picture change: the shopper is told and pays the new amount', async ({
  page,
  shop,
  consoleErrors,
}) => {
  const slug = 'bubble-wrap-roll';
  const product = await readProduct(shop, slug);
  const shopper = await openCheckout(page, shop, slug, 'repriced@example.com');
  const newPounds = product.price + 1.5;
  await publishCatalogue(shop, [
    {
      kind: 'products',
      id: product.id,
      values: {
        price: Math.round(newPounds * 100),
        slug: 'air-cushion-wrap',
        pictures: [
          { file: 'product-packing-tape-six-rolls.svg', alt: 'A roll', focusX: 50, focusY: 10 },
        ],
      },
    },
  ]);
  await findPayButton(page).click();
  await expectError(page, `Order placement failed: ${CHANGED_TOTAL}`);
  expect(await readOrders(shop, shopper)).toEqual([]);
  const newTotal = (2 * newPounds).toFixed(2);
  await expect(findPayButton(page)).toContainText(`£${newTotal}`);

  await page.goto('/cart');
  await main(page).getByRole('link', { name: product.name }).first().click();
  await expect(page).toHaveURL(/\/air-cushion-wrap$/);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expect(page.getByRole('img', { name: 'A roll' })).toBeVisible();

  await page.goto('/checkout');
  await findPayButton(page).click();
  const orderno = await readPlacedNumber(page);
  expect(await readConfirmation(shop.dataDir, orderno, 'repriced@example.com')).toContain(
    `Total: £${newTotal}`,
  );
  ignoreConsoleErrors(consoleErrors, failedCallPattern);
});

test(
  'between basket and payment, the product is archived: the order is refused and the basket stays',
  longForm,
  async ({ page, shop, consoleErrors }) => {
    const product = await readProduct(shop, 'packing-paper');
    const shopper = await openCheckout(page, shop, 'packing-paper', 'archived@example.com');
    await publishCatalogue(shop, [{ kind: 'products', id: product.id, visibility: 'archived' }]);
    await findPayButton(page).click();
    await expectError(page, `Order placement failed: '${product.name}' is no longer available.`);
    expect(await readOrders(shop, shopper)).toEqual([]);
    await page.goto('/cart');
    await expect(main(page).getByText(product.name).first()).toBeVisible();
    const response = await page.request.get(`/packing-materials/${product.slug}`);
    expect(response.status()).toBe(404);
    ignoreConsoleErrors(consoleErrors, failedCallPattern);
  },
);

test(
  'an order keeps what was ordered, on its page and in its mail, after the product has changed',
  longForm,
  async ({ page, shop }) => {
    const slug = 'veil-clean';
    const product = await readProduct(shop, slug);
    const email = 'before@example.com';
    await openCheckout(page, shop, slug, email);
    await findPayButton(page).click();
    const orderno = await readPlacedNumber(page);
    await publishCatalogue(shop, [
      {
        kind: 'products',
        id: product.id,
        values: { name: 'Veil and Train', price: 9_900, slug: 'veil-and-train' },
      },
      { kind: 'products', id: product.id, visibility: 'archived' },
    ]);
    const mail = await readConfirmation(shop.dataDir, orderno, email);
    const total = `£${(2 * product.price).toFixed(2)}`;
    expect(mail).toContain(product.name);
    expect(mail).toContain(`Total: ${total}`);
    const [link = ''] = /http\S+\/my-order#[\w-]{43}/.exec(mail) ?? [];
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: `Order ${orderno}` })).toBeVisible();
    await expect(main(page).getByText(product.name).first()).toBeVisible();
    await expect(main(page).getByText(total).first()).toBeVisible();
    await expect(main(page).getByText('Veil and Train')).toHaveCount(0);
  },
);
