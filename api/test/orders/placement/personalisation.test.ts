import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emailTemplates } from '../../../src/email-templates.ts';
import { renderEmail } from '../../../src/mail/email/email.ts';
import { createOrderingApp } from '../../support/ordering.ts';
import { readOrderState } from '../../support/payments.ts';
import { createPerson } from '../../support/people.ts';
import {
  buildPackagesText,
  sendGet,
  createLine,
  buildOrderBody,
  placeOrder,
  sendPost,
} from '../../support/shopping.ts';

const { app, db, config, shopper, refused } = await createOrderingApp();

const createPackagesText = (personalisation: string) =>
  buildPackagesText({ id: 1, option: 'personalised', personalisation });
const createAddon = (personalisation: string, cartquantity = 1) => ({
  id: 1,
  productid: 1,
  name: 'Keepsake Box',
  amount: 55,
  cartquantity,
  personalisation,
});
const renderMail = (kind: string, orderid: number) =>
  renderEmail(emailTemplates, { config, db }, { kind, orderid });

/** Two dresses with different personalisation texts. */
const twoTexts = {
  ...buildOrderBody(
    shopper,
    2 * (145 + 55),
    createLine(1, 1, createPackagesText('Ada & Tom')),
    createLine(1, 1, createPackagesText('Żofia')),
  ),
  packages: [],
  personalised: [createAddon('Żofia'), createAddon('Ada & Tom')],
};

async function readOwnRows(orderno: string) {
  const response = await sendGet(app, shopper, `/users/getorderproducts/${shopper.id}`);
  const rows = response.json<{ orderid: string; packages: object[]; note?: string }[]>();
  return rows.filter(({ orderid }) => orderid === orderno);
}

describe('the text of a personalised add-on (rule 48)', () => {
  it('is stored with its line, in My Orders and for staff', async () => {
    const { orderno } = await placeOrder(app, shopper, twoTexts);
    const said = (await readOwnRows(orderno)).map(({ packages }) => packages);
    assert.deepEqual(
      said.flat().map((addon) => 'personalisation' in addon && addon.personalisation),
      ['Ada & Tom', 'Żofia'],
    );
    const staff = await createPerson(db, 'staff');
    const page = await sendGet(app, staff, `/staff/orders/${orderno}`);
    assert.ok(page.body.includes('"personalisation":"Ada & Tom"'));
  });

  it('is read from the packages text if no add-on lines are sent (rule 28)', async () => {
    const { orderno } = await placeOrder(
      app,
      shopper,
      buildOrderBody(shopper, 200, createLine(1, 1, createPackagesText('Eve'))),
    );
    assert.ok(JSON.stringify(await readOwnRows(orderno)).includes('"personalisation":"Eve"'));
  });

  it('can be absent, as in section 7', async () => {
    const plain = buildPackagesText({ id: 1, option: 'personalised' });
    const { orderno } = await placeOrder(
      app,
      shopper,
      buildOrderBody(shopper, 200, createLine(1, 1, plain)),
    );
    assert.ok(!JSON.stringify(await readOwnRows(orderno)).includes('"personalisation"'));
  });

  it('is refused beyond 60 characters and for other signs, in a line and in its text', async () => {
    for (const text of ['x'.repeat(61), '<b>', 'a/b', '  ']) {
      const body = { ...twoTexts, personalised: [createAddon(text)] };
      assert.equal((await sendPost(app, shopper, '/users/orderplace', body)).statusCode, 400, text);
      await refused(
        buildOrderBody(shopper, 200, createLine(1, 1, createPackagesText(text))),
        400,
        /could not be/,
      );
    }
  });

  it('is sent to the firm, and to the customer after the card payment', async () => {
    const { orderid } = await placeOrder(app, shopper, twoTexts);
    assert.ok((await renderMail('order-copy', orderid)).text.includes('Personalised: “Ada & Tom”'));
    const unpaid = await renderMail('order-confirmation', orderid);
    assert.ok(!unpaid.text.includes('Ada') && unpaid.text.includes('Keepsake Box – Personalised'));
    const body = {
      ...buildOrderBody(shopper, 224, createLine(1, 1, createPackagesText('Ada & Tom'))),
      packages: undefined,
    };
    const response = await sendPost(app, shopper, '/users/create-stripe-session', body);
    const { id } = await readOrderState(db, response.json<{ orderno: string }>().orderno);
    const paid = await renderMail('order-confirmation', id);
    assert.ok(paid.text.includes('“Ada & Tom”') && paid.html.includes('“Ada &amp; Tom”'));
  });
});

describe('a note to the firm (rule 48)', () => {
  const createOrderWithNote = (note: string, idempotencyKey = '') => ({
    ...buildOrderBody(shopper, 12, createLine(34)),
    note,
    idempotencyKey,
  });

  it('appears with the order in My Orders, for staff and in the copy for the firm', async () => {
    const { orderid, orderno } = await placeOrder(
      app,
      shopper,
      createOrderWithNote(' Ring twice.\r\nThank you! '),
    );
    assert.equal((await readOwnRows(orderno))[0]?.note, 'Ring twice.\nThank you!');
    assert.ok((await renderMail('order-copy', orderid)).text.includes('Ring twice.\nThank you!'));
    const unpaid = await renderMail('order-confirmation', orderid);
    assert.ok(!unpaid.text.includes('Ring twice') && !unpaid.html.includes('Ring twice'));
  });

  it('does not make a second order if it is changed before a retry (rule 29)', async () => {
    const first = await placeOrder(app, shopper, createOrderWithNote('Ring twice', 'note-1'));
    const again = await placeOrder(app, shopper, createOrderWithNote('Ring once', 'note-1'));
    assert.equal(again.orderno, first.orderno);
    assert.equal((await readOwnRows(first.orderno))[0]?.note, 'Ring once');
  });

  it('is refused beyond 1,000 characters', () =>
    refused(createOrderWithNote('é'.repeat(1_001)), 400, /^Note is too long/));
});
