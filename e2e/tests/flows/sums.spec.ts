import * as fc from 'fast-check';
import {
  chooseCard,
  findPayButton,
  readPlacedNumber,
  stayOnOrderPlacedPage,
} from '../../support/flows/checkout.ts';
import { cards, findHostedPayButton, payWithCard } from '../../support/flows/hosted-page.ts';
import { isLongForm, longForm } from '../../support/long-form.ts';
import { storeState } from '../../support/flows/stored-state.ts';
import { readConfirmation } from '../../support/flows/outbox.ts';
import {
  toApiLines,
  generateBasketItems,
  readCatalogue,
  formatPence,
  computeTotals,
} from '../../support/flows/random-basket.ts';
import {
  callBackend,
  toStoredState,
  createGuest,
  readOrders,
} from '../../support/flows/shoppers.ts';
import { expect, test } from '../../support/test.ts';

// Checkout, payment page, order, email and My Orders must have the same amount, to the penny (rule
// 16).

test('random baskets, sent by section 7, have the same total in order, email and charge', async ({
  shop,
}) => {
  test.slow();
  const sold = await readCatalogue(shop);
  const mails: { orderno: string; email: string; total: number }[] = [];
  let run = 0;
  await fc.assert(
    fc.asyncProperty(generateBasketItems(sold), fc.boolean(), async (items, byCard) => {
      const email = `sum-${(run += 1)}-${Date.now()}@example.com`;
      const { storedState, goods, delivery } = await computeTotals(shop, sold, items);
      const total = byCard ? goods + delivery : goods;
      const shopper = await createGuest(shop, email);
      const body = {
        userid: shopper.id,
        totalamount: total / 100,
        orderno: 'SLR10001',
        products: toApiLines(storedState.cart),
        packages: toApiLines(storedState.packages),
        personalised: toApiLines(storedState.personalised),
      };
      const { token } = shopper;
      if (byCard) {
        const { sessionId, url } = await callBackend<{ sessionId: string; url: string }>(
          shop,
          'users/create-stripe-session',
          { token, body: { ...body, deliveryCharge: delivery / 100 } },
        );
        expect(await (await fetch(url)).text()).toContain(`Pay ${formatPence(total)}</button>`);
        const card = { number: cards.paid, expiry: '12/39', cvc: '123' };
        await fetch(url, {
          method: 'POST',
          body: new URLSearchParams(card),
          redirect: 'manual',
        });
        const verified = await callBackend(shop, `users/verify-payment/${sessionId}`, { token });
        expect(verified).toMatchObject({ success: true, amount_total: total / 100 });
      } else {
        const offline = { ...body, transactionid: 'OFFLINE', payment_method: 'offline' };
        await callBackend(shop, 'users/orderplace', { token, body: offline });
      }
      const [order] = await readOrders(shop, shopper);
      expect(order).toMatchObject({
        totalamount: total / 100,
        deliverycharge: byCard ? delivery / 100 : 0,
        state: byCard ? 'paid' : 'awaiting_collection',
      });
      const rows = await callBackend<{ totalamount: number; ordertotal: number }[]>(
        shop,
        `users/getorderproducts/${shopper.id}`,
        { token },
      );
      expect(rows.map(({ ordertotal }) => ordertotal)).toEqual(rows.map(() => total / 100));
      expect(rows.reduce((sum, row) => sum + Math.round(row.totalamount * 100), 0)).toBe(goods);
      mails.push({ orderno: order?.orderno ?? '-', email, total });
    }),
    { numRuns: isLongForm ? 100 : 8 },
  );
  // Reads the emails after all orders, because the worker sends emails only once a second.
  for (const { orderno, email, total } of mails) {
    const mail = await readConfirmation(shop.dataDir, orderno, email);
    expect(mail, orderno).toContain(`Total: ${formatPence(total)}`);
  }
});

for (const method of ['online', 'offline'] as const) {
  test(
    `random baskets in the browser, ${method}, have the same total on the page, in order, email and charge`,
    longForm,
    async ({ browser, shop }) => {
      const sold = await readCatalogue(shop);
      let run = 0;
      await fc.assert(
        fc.asyncProperty(generateBasketItems(sold), async (items) => {
          const email = `shown-${method}-${(run += 1)}-${Date.now()}@example.com`;
          const { storedState, goods, delivery } = await computeTotals(shop, sold, items);
          const shopper = await createGuest(shop, email);
          const page = await browser.newPage({ baseURL: shop.url });
          await stayOnOrderPlacedPage(page.context());
          await storeState(page, { ...storedState, ...toStoredState(shopper) });
          await page.goto('/cart');
          await expect(page.getByRole('region', { name: 'Basket total' })).toContainText(
            `Total${formatPence(goods + delivery)}`,
          );
          await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
          await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText(
            `Total Amount To Pay${formatPence(goods + delivery)}`,
          );
          await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
          const total = method === 'online' ? goods + delivery : goods;
          if (method === 'online') await chooseCard(page);
          await expect(findPayButton(page)).toContainText(formatPence(total));
          await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText(
            `Total Amount To Pay${formatPence(total)}`,
          );
          await findPayButton(page).click();
          if (method === 'online') {
            await expect(findHostedPayButton(page)).toHaveText(`Pay ${formatPence(total)}`);
            await payWithCard(page, cards.paid);
            await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
            await expect(
              page.getByRole('main').getByText(formatPence(total)).first(),
            ).toBeVisible();
          } else await readPlacedNumber(page);
          const [order] = await readOrders(shop, shopper);
          expect(order?.totalamount).toBe(total / 100);
          const mail = await readConfirmation(shop.dataDir, order?.orderno ?? '-', email);
          expect(mail).toContain(`Total: ${formatPence(total)}`);
          await page.close();
        }),
        { numRuns: 4, endOnFailure: true },
      );
    },
  );
}
