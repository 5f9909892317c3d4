import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { emailTemplates } from '../../../src/email-templates.ts';
import { renderEmail } from '../../../src/mail/email/email.ts';
import { orderLinks } from '../../../src/orders/link/tables.ts';
import type { PageData, PlacedOrder } from '../../support/orders-page.ts';
import { createGuest, createPerson } from '../../support/people.ts';
import {
  saveShippingDetails,
  buildPackagesText,
  sendGet,
  createLine,
  buildOrderBody,
  placeOrder,
  sendPost,
} from '../../support/shopping.ts';
import { createTestApp } from '../../support/test-app.ts';

const { app, db, config } = await createTestApp({
  PUBLIC_URL: 'https://shop.example.com',
  SHOP_VAT_NUMBER: 'GB 123 4567 89',
});
const customer = await createPerson(db);
const staff = await createPerson(db, 'staff');

const renderConfirmation = async ({ orderid }: PlacedOrder) =>
  (await renderEmail(emailTemplates, { config, db }, { kind: 'order-confirmation', orderid })).text;
const requestByLink = (token: string) =>
  app.inject({ method: 'POST', url: '/users/orderbylink', payload: { token } });

/** Places a guest's order. Returns the order and the token in its email. */
async function placeAsGuest(...lines: object[]) {
  const who = await createGuest(app);
  await saveShippingDetails(app, who);
  const bought = lines.length > 0 ? lines : [createLine(34)];
  const made = await placeOrder(
    app,
    who,
    buildOrderBody(who, lines.length > 0 ? 200 : 12, ...bought),
  );
  const [, token = ''] = /my-order#([\w-]{43})\n/.exec(await renderConfirmation(made)) ?? [];
  return { who, made, token };
}

describe("the link in a guest's emails (rule 50)", () => {
  it('opens that one order, with its address, lines and progress', async () => {
    const { made, token } = await placeAsGuest();
    const { data } = (await requestByLink(token)).json<{ data: PageData }>();
    assert.deepEqual(
      data.lines.map(({ orderid }) => orderid),
      [made.orderno],
    );
    assert.equal(data.customer.address, '1 Example Street');
    assert.equal(data.progress?.length, 1);
  });

  it('is stored hashed, and is valid for 90 days', async () => {
    const { made, token } = await placeAsGuest();
    const rows = await db.select().from(orderLinks);
    const row = rows.find(({ orderid }) => orderid === made.orderid);
    assert.ok(row && !JSON.stringify(rows).includes(token));
    const days = (row.expiresAt.getTime() - Date.now()) / 86_400_000;
    assert.ok(days > 89 && days <= 90);
    await db.execute(sql`update ${orderLinks} set expires_at = now() - interval '1 second'`);
    assert.equal((await requestByLink(token)).statusCode, 404);
  });

  it('opens nothing for another token', async () => {
    for (const token of ['x', 'A'.repeat(43), "' or true --"]) {
      assert.equal((await requestByLink(token)).statusCode, 404);
    }
  });

  it('is ended only by staff', async () => {
    const { who, made, token } = await placeAsGuest();
    const end = (by: Parameters<typeof sendPost>[1]) =>
      sendPost(app, by, `/staff/orders/${made.orderno}/links/end`, {});
    assert.equal((await end(who)).statusCode, 403);
    assert.equal((await requestByLink(token)).statusCode, 200);
    assert.equal((await end(staff)).statusCode, 200);
    assert.equal((await requestByLink(token)).statusCode, 404);
  });

  it('adds the order to an account, which ends every link to it', async () => {
    const { who, made, token } = await placeAsGuest();
    const claim = (by: Parameters<typeof sendPost>[1]) =>
      sendPost(app, by, '/users/claimorder', { token });
    assert.equal((await claim(who)).statusCode, 403);
    assert.equal((await claim(customer)).statusCode, 200);
    const own = await sendGet(app, customer, `/users/orderpage/${made.orderno}`);
    assert.equal(own.statusCode, 200);
    assert.equal((await sendGet(app, who, `/users/orderpage/${made.orderno}`)).statusCode, 403);
    assert.equal((await requestByLink(token)).statusCode, 404);
    assert.equal((await claim(customer)).statusCode, 404);
    assert.ok((await renderConfirmation(made)).includes(`/my-orders?order=${made.orderno}`));
  });

  it('has a limit of attempts', async () => {
    const limited = await createTestApp({ RATE_LIMIT_SCALE: '1' });
    const responses = await Promise.all(
      Array.from({ length: 121 }, () =>
        limited.app.inject({
          method: 'POST',
          url: '/users/orderbylink',
          payload: { token: 'x' },
        }),
      ),
    );
    assert.equal(responses.filter(({ statusCode }) => statusCode === 429).length, 1);
  });
});

describe('the page of an order', () => {
  it('shows the tax in the paid amount if the firm is registered for it', async () => {
    const { token } = await placeAsGuest();
    const { data } = (await requestByLink(token)).json<{ data: PageData }>();
    assert.deepEqual(data.vat, {
      number: 'GB 123 4567 89',
      lines: [{ rate: 20, gross: 12, vat: 2 }],
    });
    const other = await createTestApp();
    assert.equal(other.config.shop.company.vatNumber, '');
  });

  it('offers to reorder what is still sold, with add-ons and texts', async () => {
    const text = buildPackagesText({ id: 1, option: 'personalised', personalisation: 'Ada & Tom' });
    const { token } = await placeAsGuest(createLine(1, 1, text));
    const { again } = (await requestByLink(token)).json<{ data: PageData }>().data;
    assert.deepEqual(
      again.cart.map(({ productid }) => productid),
      [1],
    );
    assert.deepEqual([again.packages.length, again.personalised.length], [0, 1]);
    await db.execute('update products set withdrawn = true where id = 1');
    const { data } = (await requestByLink(token)).json<{ data: PageData }>();
    assert.deepEqual(data.again, { cart: [], packages: [], personalised: [] });
    await db.execute('update products set withdrawn = false where id = 1');
  });
});
