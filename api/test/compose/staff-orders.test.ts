import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { count, eq } from 'drizzle-orm';
import { buildApp } from '../../src/app.ts';
import { staffAudit } from '../../src/audit/records/tables.ts';
import { orders } from '../../src/orders/records/tables.ts';
import { recordedPayments } from '../../src/payments/records/tables.ts';
import { createMoveSchedule, van } from '../support/calendar.ts';
import { compose, contact, createComposingShop, productLine } from '../support/composing.ts';
import { sendAndReadMails } from '../support/mailed.ts';
import { createGuest, createPerson } from '../support/people.ts';
import { dress, kitA, sendGet, sendPost, tape } from '../support/shopping.ts';

const shop = await createComposingShop();
const { app, config, db, clerk, manager, buildOrder, place, placeOrder } = shop;

const tapeOrder = (more: object = {}) =>
  buildOrder(compose([productLine(tape.productid)]), 1_200, more);

const moveOrder = (day: string, more: object = {}) =>
  buildOrder(compose([productLine(van.productid)]), van.price * 100, {
    schedule: createMoveSchedule(day),
    ...more,
  });

const readOrder = async (orderno: string) => {
  const [order] = await db.select().from(orders).where(eq(orders.orderno, orderno));
  assert(order !== undefined);
  return order;
};

const countOrders = async () => (await db.select({ all: count() }).from(orders))[0]?.all ?? 0;

/** Asserts that an order is refused, and that nothing of it is stored. */
async function refused(body: object, status: number, sentence: RegExp, who = clerk) {
  const before = await countOrders();
  const response = await place(body, who);
  assert.equal(response.statusCode, status, response.body);
  assert.match(response.json().error, sentence);
  assert.equal(await countOrders(), before);
  return response.json();
}

describe('an order that staff place', () => {
  it('is paid later, and its mail says who made it and repeats what staff noted', async () => {
    const email = 'later@example.com';
    const lines = [productLine(tape.productid, 2), await shop.freeLine('goods', 1_500)];
    const orderno = await placeOrder(
      buildOrder(compose(lines), 3_900, {
        contact: { ...contact, email },
        note: 'Ring the lower bell',
      }),
    );
    const order = await readOrder(orderno);
    assert.deepEqual(
      [order.state, order.paymentMethod, order.total, order.placedBy],
      ['awaiting_collection', 'offline', 3_900, clerk.id],
    );
    const [confirmation] = await sendAndReadMails(shop, email);
    assert(confirmation !== undefined);
    assert.match(
      confirmation.text,
      new RegExp(`We made order ${orderno} for you on .+, as you asked`),
    );
    assert.match(confirmation.text, /1 Example Street/);
    assert.match(confirmation.text, /Ring the lower bell/);
    assert.match(confirmation.text, /Second floor, no lift/);
    assert.match(confirmation.text, /To pay on collection: £39\.00/);
    assert.doesNotMatch(confirmation.text, /at the checkout/);
  });

  it('repeats the addresses of a move in its mails, so that the caller can check them', async () => {
    for (const method of ['later', 'link']) {
      const email = `${method}-move@example.com`;
      const more = { method, contact: { ...contact, email } };
      await placeOrder(moveOrder(await shop.dayWith(2), more));
      const [mail] = await sendAndReadMails(shop, email);
      assert.match(mail?.text ?? '', /^To: 2 Example Road, /m);
    }
  });

  it('is paid now: the payment is in the ledger, and the confirmation says that nothing is due', async () => {
    const email = 'now@example.com';
    const body = buildOrder(compose([productLine(dress.productid)]), 16_900, {
      method: 'now',
      deliver: true,
      payment: { kind: 'card_terminal', note: 'Slip 12' },
      contact: { ...contact, email },
    });
    const order = await readOrder(await placeOrder(body));
    assert.deepEqual([order.state, order.paymentMethod], ['paid', 'online']);
    const payments = await db
      .select()
      .from(recordedPayments)
      .where(eq(recordedPayments.orderid, order.id));
    assert.deepEqual(
      payments.map(({ amount, method, note, staffid }) => [amount, method, note, staffid]),
      [[16_900, 'card_terminal', 'Slip 12', clerk.id]],
    );
    const mails = await sendAndReadMails(shop, email);
    const confirmation = mails.find(({ subject }) =>
      subject.startsWith(`Order ${order.orderno} –`),
    );
    assert.match(confirmation?.text ?? '', /Paid: £169\.00\. Nothing more is due/);
    assert.doesNotMatch(confirmation?.text ?? '', /by card/);
    assert.equal(
      mails.every(({ text, subject }) => !`${subject} ${text}`.includes('unnumbered')),
      true,
    );
  });

  it('is paid now and collected', async () => {
    const body = tapeOrder({ method: 'now', payment: { kind: 'cash' } });
    const order = await readOrder(await placeOrder(body));
    assert.deepEqual([order.state, order.paymentMethod], ['paid', 'offline']);
  });

  it('needs to know how it was paid', async () => {
    await refused(tapeOrder({ method: 'now' }), 400, /choose how it was paid/);
  });

  it('stands in the timeline and in the audit log with its author', async () => {
    const orderno = await placeOrder(tapeOrder());
    const page = (await sendGet(app, manager, `/staff/orders/${orderno}`)).json().data;
    const placed = page.timeline.find(({ kind }: { kind: string }) => kind === 'placed');
    assert.deepEqual([placed.title, placed.by], ['Placed for the customer', clerk.email]);
    const [entry] = await db.select().from(staffAudit).where(eq(staffAudit.subjectId, orderno));
    assert.deepEqual(
      [entry?.action, entry?.staffid, entry?.after],
      ['order.placedForCustomer', clerk.id, { total: 1_200, method: 'later' }],
    );
  });

  it('has the next number, without gaps', async () => {
    const numbers = [];
    for (const body of [tapeOrder(), tapeOrder({ method: 'now', payment: { kind: 'cash' } })])
      numbers.push(Number((await placeOrder(body)).slice(3)));
    await refused(tapeOrder({ total: 1 }), 409, /./);
    numbers.push(Number((await placeOrder(tapeOrder())).slice(3)));
    const [first = 0] = numbers;
    assert.deepEqual(numbers, [first, first + 1, first + 2]);
  });

  it('is one order after a double click, and another text with the same key is refused', async () => {
    const before = await countOrders();
    const body = tapeOrder();
    const [first, second] = await Promise.all([place(body), place(body)]);
    assert.equal(first.statusCode, 200, first.body);
    assert.deepEqual(first.json(), second.json());
    assert.deepEqual((await place(body)).json(), first.json());
    assert.equal(await countOrders(), before + 1);
    await refused({ ...body, note: 'Another' }, 409, /placed as order SLR\d+ already/);
  });

  it('belongs to a guest, also if an account has the typed e-mail', async () => {
    const account = await createPerson(db, 'customer', 'account@example.com');
    const typed = { contact: { ...contact, email: 'Account@example.com' } };
    const order = await readOrder(await placeOrder(tapeOrder(typed)));
    assert.notEqual(order.userid, account.id);
    const chosen = await readOrder(await placeOrder(tapeOrder({ ...typed, userid: account.id })));
    assert.equal(chosen.userid, account.id);
  });

  it('needs an account of a customer with the typed e-mail', async () => {
    const account = await createPerson(db, 'customer', 'other-account@example.com');
    const guest = await createGuest(app, contact.email);
    await refused(tapeOrder({ userid: account.id }), 400, /has the address other-account@example/);
    for (const userid of [manager.id, guest.id, 999_999])
      await refused(tapeOrder({ userid }), 404, /no such account/);
  });

  it('needs a whole e-mail address', async () => {
    for (const email of ['', 'robin', 'robin@'])
      await refused(tapeOrder({ contact: { ...contact, email } }), 400, /E-mail: please enter/);
  });

  it('is refused with the present total if a price changed meanwhile', async () => {
    const body = await refused(tapeOrder({ total: 1_100 }), 409, /total has changed to £12\.00/);
    assert.deepEqual([body.code, body.total], ['total_differs', 1_200]);
  });

  it('is refused with the line that cannot be ordered', async () => {
    const lines = [productLine(tape.productid), productLine(kitA.productid, 0)];
    const body = await refused(buildOrder(compose(lines), 1_200), 409, /must be from 1 to 99/);
    assert.deepEqual([body.code, body.line], ['line_problem', 1]);
    const empty = await refused(buildOrder(compose([]), 0), 409, /add a line/);
    assert.equal(empty.code, 'order_problem');
  });

  it('is for staff only', async () => {
    assert.equal((await place(tapeOrder(), shop.shopper)).statusCode, 403);
  });
});

describe('the day of an order that staff place', () => {
  it('is booked for certain', async () => {
    const day = await shop.dayWith(1);
    const order = await readOrder(await placeOrder(moveOrder(day)));
    const [booking] = await shop.bookingsOf(order.id);
    assert.deepEqual([booking?.day, booking?.heldUntil], [day, null]);
  });

  it('is refused if it is full, unless staff override it with a reason', async () => {
    const day = await shop.dayWith(1);
    await placeOrder(moveOrder(day));
    const body = await refused(moveOrder(day), 409, /no place left/);
    assert.deepEqual([body.code, body.trade, body.days.length > 0], ['day_full', 'move', true]);
    await refused(moveOrder(day, { override: true }), 400, /say why/);
    const reason = 'The crew works longer';
    const orderno = await placeOrder(moveOrder(day, { override: true, overridereason: reason }));
    const [entry] = await db.select().from(staffAudit).where(eq(staffAudit.subjectId, orderno));
    assert.deepEqual([entry?.reason, entry?.after?.override], [reason, ['day_full']]);
    assert.equal(await shop.placesTaken(day), 2);
  });

  it('is refused if it is over, or if no line needs it', async () => {
    await refused(moveOrder('2026-01-05'), 400, /This day is over/);
    const schedule = createMoveSchedule(await shop.dayWith(2));
    await refused(tapeOrder({ schedule }), 400, /not in the basket/);
  });

  it('is needed by the service of a free line too', async () => {
    const day = await shop.dayWith(2);
    const composition = compose([await shop.freeLine('move', 30_000)]);
    await placeOrder(buildOrder(composition, 30_000, { schedule: createMoveSchedule(day) }));
    assert.equal(await shop.placesTaken(day), 1);
  });

  it('goes to one of two orders that take the last place on two backends at once', async () => {
    const otherApp = await buildApp(config, db);
    const day = await shop.dayWith(1);
    const responses = await Promise.all([
      place(moveOrder(day)),
      sendPost(otherApp, manager, '/staff/orders/place', moveOrder(day)),
    ]);
    await otherApp.close();
    assert.deepEqual(responses.map(({ statusCode }) => statusCode).toSorted(), [200, 409]);
    assert.equal(await shop.placesTaken(day), 1);
  });
});

describe('a draft of an order', () => {
  it('is gone once the order is placed', async () => {
    const key = randomUUID();
    const draft = { kind: 'order', body: { note: 'on the phone' }, version: 0 };
    assert.equal((await sendPost(app, clerk, `/staff/drafts/${key}`, draft)).statusCode, 200);
    await placeOrder(tapeOrder({ key }));
    assert.deepEqual((await sendGet(app, clerk, '/staff/drafts')).json().data, []);
  });
});
