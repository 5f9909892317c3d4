import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, getTableColumns } from 'drizzle-orm';
import { anonymousOrderFields } from '../../../src/people/accounts/erase-account.ts';
import { addresses } from '../../../src/people/addresses/tables.ts';
import { knownIps, sessions, users } from '../../../src/people/records/tables.ts';
import { savedLines } from '../../../src/basket/tables.ts';
import { customers } from '../../../src/people/customers/tables.ts';
import { mails } from '../../../src/mail/queue/tables.ts';
import { orderLinks } from '../../../src/orders/link/tables.ts';
import { orderAddons, orderLines, orders } from '../../../src/orders/records/tables.ts';
import { cheapPasswords } from '../../support/cheap-passwords.ts';
import { sendAndReadMails } from '../../support/mailed.ts';
import {
  saveShippingDetails,
  buildPackagesText,
  dress,
  sendGet,
  createLine,
  buildOrderBody,
  placeOrder,
  sendPost,
  tape,
} from '../../support/shopping.ts';
import { createTestApp } from '../../support/test-app.ts';
import { setState } from '../../support/set-state.ts';

const shop = await createTestApp({}, cheapPasswords);
const { app, db } = shop;
const password = 'a long password';

/** Creates a customer with shipping details, an address and a saved basket line. */
async function createMember(username: string) {
  const payload = { name: 'Robin', mobile: '0770', username, password };
  const response = await app.inject({ method: 'POST', url: '/admin/usersignup', payload });
  const { userid: id, refreshtoken } = response.json<{ userid: number; refreshtoken: string }>();
  const who = { id, headers: { authorization: `bearer ${refreshtoken}` } };
  await saveShippingDetails(app, who);
  const parts = { name: 'Robin', lastname: '', address: '1 Kept Street', mobile: '', city: '' };
  await sendPost(app, who, '/account/addresses', { ...parts, postalcode: '' });
  await sendPost(app, who, '/users/addtocart', createLine(34));
  return who;
}
type Member = Awaited<ReturnType<typeof createMember>>;
const erase = (who: Member, given = password) =>
  sendPost(app, who, '/account/erase', { password: given });
const setStates = (userid: number, state: 'completed' | 'paid') =>
  setState(db, eq(orders.userid, userid), state);

describe('the export of an account', () => {
  it('contains all stored data of the account and no secret', async () => {
    const ann = await createMember('ann@example.com');
    const { orderno } = await placeOrder(app, ann, buildOrderBody(ann, tape.price, createLine(34)));
    const { data } = (await sendGet(app, ann, '/account/export')).json();
    assert.equal(data.account.email, 'ann@example.com');
    assert.equal(data.addresses[0].address, '1 Kept Street');
    assert.equal(data.details[0].address, '1 Example Street');
    assert.deepEqual(
      [data.orders[0].orderno, data.orders[0].total, data.orders[0].lines[0].quantity],
      [orderno, tape.price * 100, 1],
    );
    assert.equal(data.orders[0].history[0].cause, 'placed');
    const text = JSON.stringify(data);
    for (const secret of ['$argon2', 'fingerprint', 'passwordHash', 'tokenHash'])
      assert.ok(!text.includes(secret), secret);
  });

  it('contains no data of other users', async () => {
    const bea = await createMember('bea@example.com');
    const text = (await sendGet(app, bea, '/account/export')).body;
    assert.ok(!text.includes('ann@example.com'));
  });
});

describe('erasing an account', () => {
  it('needs the password', async () => {
    const cat = await createMember('cat@example.com');
    assert.equal((await erase(cat, 'something wrong')).statusCode, 403);
    assert.equal((await sendGet(app, cat, `/users/getusers/${cat.id}`)).statusCode, 200);
  });

  it('is refused with a sentence while an order is open', async () => {
    const dan = await createMember('dan@example.com');
    const { orderno } = await placeOrder(app, dan, buildOrderBody(dan, tape.price, createLine(34)));
    const response = await erase(dan);
    assert.deepEqual([response.statusCode, response.json().code], [409, 'open_orders']);
    assert.ok(response.json().error.includes(orderno));
    await setStates(dan.id, 'paid');
    assert.equal((await erase(dan)).statusCode, 409);
    await setStates(dan.id, 'completed');
    assert.equal((await erase(dan)).statusCode, 200);
  });

  it('leaves only its last email if the account has no order', async () => {
    const eve = await createMember('eve@example.com');
    assert.equal((await erase(eve)).statusCode, 200);
    for (const table of [addresses, customers, knownIps, savedLines, sessions])
      assert.deepEqual(await db.select().from(table).where(eq(table.userid, eve.id)), []);
    assert.deepEqual(await db.select().from(users).where(eq(users.id, eve.id)), []);
    assert.equal((await sendGet(app, eve, `/users/getusers/${eve.id}`)).statusCode, 401);
    const [last] = await sendAndReadMails(shop, 'eve@example.com');
    assert.match(last?.subject ?? '', /^Your account is erased/);
  });

  it('keeps the orders without personal data, and frees the e-mail address', async () => {
    const fay = await createMember('fay@example.com');
    const { orderno } = await placeOrder(app, fay, buildOrderBody(fay, tape.price, createLine(34)));
    await sendAndReadMails(shop, 'fay@example.com');
    await setStates(fay.id, 'completed');
    await erase(fay);
    const [kept] = await db.select().from(orders).where(eq(orders.orderno, orderno));
    assert.equal(kept?.total, tape.price * 100);
    const text = JSON.stringify([kept, await db.select().from(users).where(eq(users.id, fay.id))]);
    for (const word of ['Robin', 'fay@', 'Example Street', '07700900123', 'SW1A'])
      assert.ok(!text.includes(word), word);
    const again = await createMember('fay@example.com');
    assert.notEqual(again.id, fay.id);
    assert.deepEqual((await sendGet(app, again, '/users/getorders')).json(), []);
  });

  it('deletes the personal texts of its orders, and the links to them', async () => {
    const ivy = await createMember('ivy@example.com');
    const text = buildPackagesText({ id: 1, option: 'personalised', personalisation: 'Ivy & Max' });
    const sent = buildOrderBody(ivy, dress.price + 55, createLine(dress.productid, 1, text));
    const { orderno } = await placeOrder(app, ivy, { ...sent, note: 'Ring twice' });
    await sendAndReadMails(shop, 'ivy@example.com');
    await setStates(ivy.id, 'completed');
    const readOrderParts = async () => {
      const [own] = await db.select().from(orders).where(eq(orders.orderno, orderno));
      const parts = [orderLines, orderAddons, orderLinks].map((table) =>
        db
          .select()
          .from(table)
          .where(eq(table.orderid, own?.id ?? 0)),
      );
      return JSON.stringify([own, ...(await Promise.all(parts))]);
    };
    const [own] = await db.select().from(orders).where(eq(orders.orderno, orderno));
    const link = { tokenHash: 'a hash', orderid: own?.id ?? 0, expiresAt: new Date() };
    await db.insert(orderLinks).values(link);
    assert.match(await readOrderParts(), /Ivy & Max.*Ivy & Max.*tokenHash/);
    assert.equal((await erase(ivy)).statusCode, 200);
    for (const word of ['Ivy', 'Ring', 'tokenHash'])
      assert.ok(!(await readOrderParts()).includes(word), word);
  });

  it('deletes the emails that contain its address', async () => {
    const gus = await createMember('gus@example.com');
    const payload = { username: 'gus@example.com' };
    await app.inject({ method: 'POST', url: '/account/forgotten-password', payload });
    await erase(gus);
    const left = (await db.select().from(mails)).filter(({ job }) =>
      JSON.stringify(job).includes('gus@'),
    );
    assert.deepEqual(
      left.map(({ job }) => job.kind),
      ['account-erased'],
    );
  });

  it('knows for every text of an order whether it can be personal', () => {
    const ofNobody = [
      ...['id', 'orderno', 'userid', 'state', 'paymentMethod', 'transactionid', 'total'],
      ...[
        'deliveryCharge',
        'deliveryName',
        'discount',
        'placedBy',
        'customerid',
        'site',
        'createdAt',
        'dateChanges',
        'remindersOff',
      ],
      // The due date is derived from the event date.
      ...['version', 'dueDate', 'deposit', 'restDays', 'restDueOn', 'restReminded'],
    ];
    const known = [...ofNobody, ...Object.keys(anonymousOrderFields)];
    assert.deepEqual(Object.keys(getTableColumns(orders)).toSorted(), known.toSorted());
  });
});
