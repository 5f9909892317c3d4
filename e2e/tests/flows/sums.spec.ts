import * as fc from 'fast-check';
import {
  chooseCard,
  payButton,
  placedNumber,
  staysWhenPlaced,
} from '../../support/flows/checkout.ts';
import { cards, hostedPay, payWith } from '../../support/flows/hosted-page.ts';
import { isLong } from '../../support/long-form.ts';
import { keep } from '../../support/flows/kept.ts';
import { confirmation } from '../../support/flows/outbox.ts';
import {
  onTheWire,
  randomWanted,
  readCatalogue,
  shown,
  summed,
} from '../../support/flows/random-basket.ts';
import { ask, keptShopper, newGuest, ordersOf } from '../../support/flows/shoppers.ts';
import { expect, test } from '../../support/test.ts';

// Rule 16: checkout, hosted page, order, email and My Orders show the same amount, to the penny.

test('random baskets, sent by section 7, have the same total in order, email and charge', async ({
  shop,
}) => {
  test.slow();
  const sold = await readCatalogue(shop);
  const mails: { orderno: string; email: string; total: number }[] = [];
  let run = 0;
  await fc.assert(
    fc.asyncProperty(randomWanted(sold), fc.boolean(), async (wanted, byCard) => {
      const email = `sum-${(run += 1)}-${Date.now()}@example.com`;
      const { kept, goods, delivery } = await summed(shop, sold, wanted);
      const total = byCard ? goods + delivery : goods;
      const shopper = await newGuest(shop, email);
      const body = {
        userid: shopper.id,
        totalamount: total / 100,
        orderno: 'SLR10001',
        products: onTheWire(kept.cart),
        packages: onTheWire(kept.packages),
        personalised: onTheWire(kept.personalised),
      };
      const { token } = shopper;
      if (byCard) {
        const { sessionId, url } = await ask<{ sessionId: string; url: string }>(
          shop,
          'users/create-stripe-session',
          { token, body: { ...body, deliveryCharge: delivery / 100 } },
        );
        expect(await (await fetch(url)).text()).toContain(`Pay ${shown(total)}</button>`);
        const card = { number: cards.paid, expiry: '12/39', cvc: '123' };
        await fetch(url, {
          method: 'POST',
          body: new URLSearchParams(card),
          redirect: 'manual',
        });
        const verified = await ask(shop, `users/verify-payment/${sessionId}`, { token });
        expect(verified).toMatchObject({ success: true, amount_total: total / 100 });
      } else {
        const offline = { ...body, transactionid: 'OFFLINE', payment_method: 'offline' };
        await ask(shop, 'users/orderplace', { token, body: offline });
      }
      const [order] = await ordersOf(shop, shopper);
      expect(order).toMatchObject({
        totalamount: total / 100,
        deliverycharge: byCard ? delivery / 100 : 0,
        state: byCard ? 'paid' : 'awaiting_collection',
      });
      const rows = await ask<{ totalamount: number; ordertotal: number }[]>(
        shop,
        `users/getorderproducts/${shopper.id}`,
        { token },
      );
      expect(rows.map(({ ordertotal }) => ordertotal)).toEqual(rows.map(() => total / 100));
      expect(rows.reduce((sum, row) => sum + Math.round(row.totalamount * 100), 0)).toBe(goods);
      mails.push({ orderno: order?.orderno ?? '-', email, total });
    }),
    { numRuns: isLong ? 100 : 20 },
  );
  // Afterwards for all orders, because the worker sends emails once a second.
  for (const { orderno, email, total } of mails) {
    const mail = await confirmation(shop.dataDir, orderno, email);
    expect(mail, orderno).toContain(`Total: ${shown(total)}`);
  }
});

for (const method of ['offline', 'online'] as const) {
  test(`random baskets in the browser, ${method}, have the same total on the page, in order, email and charge`, async ({
    browser,
    shop,
  }) => {
    const sold = await readCatalogue(shop);
    let run = 0;
    await fc.assert(
      fc.asyncProperty(randomWanted(sold), async (wanted) => {
        const email = `shown-${method}-${(run += 1)}-${Date.now()}@example.com`;
        const { kept, goods, delivery } = await summed(shop, sold, wanted);
        const shopper = await newGuest(shop, email);
        const page = await browser.newPage({ baseURL: shop.url });
        await staysWhenPlaced(page.context());
        await keep(page, { ...kept, ...keptShopper(shopper) });
        await page.goto('/cart');
        await expect(page.getByRole('region', { name: 'Basket total' })).toContainText(
          `Total${shown(goods + delivery)}`,
        );
        await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
        await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText(
          `Total Amount To Pay${shown(goods + delivery)}`,
        );
        await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
        const total = method === 'online' ? goods + delivery : goods;
        if (method === 'online') await chooseCard(page);
        await expect(payButton(page)).toContainText(shown(total));
        await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText(
          `Total Amount To Pay${shown(total)}`,
        );
        await payButton(page).click();
        if (method === 'online') {
          await expect(hostedPay(page)).toHaveText(`Pay ${shown(total)}`);
          await payWith(page, cards.paid);
          await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
          await expect(page.getByRole('main').getByText(shown(total)).first()).toBeVisible();
        } else await placedNumber(page);
        const [order] = await ordersOf(shop, shopper);
        expect(order?.totalamount).toBe(total / 100);
        const mail = await confirmation(shop.dataDir, order?.orderno ?? '-', email);
        expect(mail).toContain(`Total: ${shown(total)}`);
        await page.close();
      }),
      { numRuns: 2, endOnFailure: true },
    );
  });
}
