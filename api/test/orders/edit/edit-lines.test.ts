import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { staffAudit } from '../../../src/audit/records/tables.ts';
import { products } from '../../../src/catalog/records/tables.ts';
import { orderAddons, orderLines } from '../../../src/orders/records/tables.ts';
import {
  addFree,
  addProduct,
  createEditor,
  removeLine,
  setDiscount,
  setQuantity,
} from '../../support/editing.ts';
import { createOrderDesk } from '../../support/order-desk.ts';
import { createPerson } from '../../support/people.ts';
import {
  buildOrderBody,
  buildPackagesText,
  createLine,
  placeOrder,
  sendGet,
  sendPost,
} from '../../support/shopping.ts';

const desk = await createOrderDesk();
const { app, db, act, colleague, goods, pageOf, refusalOf, shopper, staff, titlesOf } = desk;
const { readComposition, edit, editNow, preview } = createEditor(app, staff);
const manager = await createPerson(db, 'staff', 'manager@example.com', 'manager');

const readLines = ({ orderid }: { orderid: number }) =>
  db.select().from(orderLines).where(eq(orderLines.orderid, orderid)).orderBy(orderLines.id);

/** Places an order of a dress with a personalised add-on and a roll of tape. */
const dressAndTape = () =>
  placeOrder(
    app,
    shopper,
    buildOrderBody(
      shopper,
      145 + 55 + 12,
      createLine(
        1,
        1,
        buildPackagesText({ id: 1, option: 'personalised', amount: 55, personalisation: 'Ann' }),
      ),
      createLine(34),
    ),
  );

const searchOrders = async (search: string): Promise<string[]> => {
  const response = await sendPost(app, staff, '/staff/orders/search', { search });
  assert.equal(response.statusCode, 200, response.body);
  return response.json<{ data: { orderno: string }[] }>().data.map(({ orderno }) => orderno);
};

describe('the lines of an order', () => {
  it('are offered to staff as the composition that leaves the order as it is', async () => {
    const order = await dressAndTape();
    const { version, method, composition, total, refusal } = await readComposition(order.orderno);
    assert.deepEqual([method, total, refusal], ['offline', 21_200, '']);
    assert.deepEqual(
      composition.lines.map((line) => line.type === 'product' && [line.productid, line.quantity]),
      [
        [1, 1],
        [34, 1],
      ],
    );
    assert.equal(await editNow(order.orderno, (same) => same), 'awaiting_collection');
    const page = await pageOf(order);
    assert.ok(!titlesOf(page).includes('Order changed'));
    assert.ok(page.version >= version);
  });

  it('keep their ids, add-ons and prices, and new lines take the prices of the catalogue', async () => {
    const order = await dressAndTape();
    const [dressLine, tapeLine] = await readLines(order);
    await db.update(products).set({ price: 1_500 }).where(eq(products.id, 34));
    await editNow(order.orderno, (composition) => addProduct(34)(setQuantity(1, 3)(composition)));
    await db.update(products).set({ price: 1_200 }).where(eq(products.id, 34));
    const lines = await readLines(order);
    assert.deepEqual(
      lines.map(({ productid, price, quantity, amount }) => [productid, price, quantity, amount]),
      [
        [1, 14_500, 1, 14_500],
        [34, 1_200, 3, 3_600],
        [34, 1_500, 1, 1_500],
      ],
    );
    assert.deepEqual([lines[0]?.id, lines[1]?.id], [dressLine?.id, tapeLine?.id]);
    const addons = await db
      .select()
      .from(orderAddons)
      .where(eq(orderAddons.orderid, order.orderid));
    assert.deepEqual(
      addons.map(({ lineid, option, personalisation }) => [lineid, option, personalisation]),
      [[dressLine?.id, 'personalised', 'Ann']],
    );
    assert.equal((await readComposition(order.orderno)).total, 14_500 + 5_500 + 3_600 + 1_500);
  });

  it('can be removed, and free lines and a discount with its reason added', async () => {
    const order = await dressAndTape();
    const { composition } = await readComposition(order.orderno);
    await editNow(order.orderno, (lines) =>
      setDiscount(1_000)(addFree(1, 2_500, { quantity: 2 })(removeLine(0)(lines))),
    );
    const changed = await readComposition(order.orderno);
    assert.equal(changed.total, 1_200 + 5_000 - 1_000);
    assert.deepEqual(changed.composition.lines[0], composition.lines[1]);
    assert.deepEqual(changed.composition.discount, {
      amount: 1_000,
      reason: 'A friend of the house',
    });
    const [, freeLine] = changed.composition.lines;
    assert.equal(freeLine?.type, 'free');
    await editNow(order.orderno, (lines) => ({
      ...lines,
      lines: lines.lines.map((line) =>
        line.type === 'free' ? { ...line, text: 'Two permits', price: 2_000 } : line,
      ),
    }));
    const [, renamedLine] = (await readComposition(order.orderno)).composition.lines;
    assert.equal(renamedLine?.lineid, freeLine?.lineid);
    assert.deepEqual(renamedLine?.type === 'free' && [renamedLine.text, renamedLine.price], [
      'Two permits',
      2_000,
    ]);
  });

  it('are what search, list and page of the desk show afterwards', async () => {
    const order = await goods();
    const word = `Permit${order.orderid}`;
    await editNow(order.orderno, addFree(1, 2_500, { text: word }));
    assert.deepEqual(await searchOrders(word), [order.orderno]);
    const page = await sendGet(app, staff, `/staff/orders/${order.orderno}`);
    assert.equal(page.json().data.totalamount, 37);
    await editNow(order.orderno, removeLine(1));
    assert.deepEqual(await searchOrders(word), []);
  });
});

describe('a change of an order', () => {
  it('stands in the timeline and the audit log with before, after and the reason', async () => {
    const order = await goods();
    await editNow(order.orderno, setQuantity(0, 2));
    const { timeline } = await pageOf(order);
    const entry = timeline.find(({ title }) => title === 'Order changed');
    assert.equal(entry?.reason, 'Phoned');
    assert.equal(entry.by, staff.email);
    assert.deepEqual(
      entry.changes?.map(({ label, before, after }) => [label, before, after]),
      [
        ['Lines', '1 × Packing Tape, Six Rolls, £12.00', '2 × Packing Tape, Six Rolls, £24.00'],
        ['Total', '£12.00', '£24.00'],
      ],
    );
    const audit = await db.select().from(staffAudit).where(eq(staffAudit.subjectId, order.orderno));
    assert.deepEqual(
      audit.map(({ action }) => action),
      ['order.edited'],
    );
  });

  it('of an older version is refused with the present order, and changes nothing', async () => {
    const order = await goods();
    const { version } = await readComposition(order.orderno);
    await editNow(order.orderno, setQuantity(0, 2), {}, colleague);
    const response = await edit(order.orderno, setQuantity(0, 5), { version });
    assert.equal(response.statusCode, 409);
    const { code, by, current } = response.json();
    assert.deepEqual([code, by], ['changed_meanwhile', colleague.email]);
    assert.ok(current.version > version);
    assert.equal((await readComposition(order.orderno)).total, 2_400);
  });

  it('is made once by two colleagues in the same second', async () => {
    const order = await goods();
    const { version, composition } = await readComposition(order.orderno);
    const send = (quantity: number, who = staff) =>
      act(
        order,
        'edit',
        {
          version,
          reason: 'Phoned',
          composition: setQuantity(0, quantity)(composition),
          total: quantity * 1_200,
        },
        who,
      );
    const responses = await Promise.all([send(2), send(3, colleague)]);
    assert.deepEqual(responses.map(({ statusCode }) => statusCode).toSorted(), [200, 409]);
    const { total } = await readComposition(order.orderno);
    assert.ok(total === 2_400 || total === 3_600);
    const titles = titlesOf(await pageOf(order));
    assert.equal(titles.filter((title) => title === 'Order changed').length, 1);
  });

  it('with another total than on the page is refused and says the present one', async () => {
    const order = await goods();
    const response = await edit(order.orderno, setQuantity(0, 2), { total: 2_300 });
    assert.equal(response.statusCode, 409, response.body);
    assert.deepEqual([response.json().code, response.json().total], ['total_differs', 2_400]);
    assert.match(response.json().error, /£24\.00/);
  });

  it('names the line that cannot be ordered, and needs a line and a reason', async () => {
    const order = await goods();
    const refusal = await edit(order.orderno, addProduct(34, 0), { total: 1_200 });
    assert.equal(refusal.statusCode, 409, refusal.body);
    assert.match(refusal.json().error, /quantity/);
    assert.equal((await edit(order.orderno, removeLine(0), { total: 0 })).statusCode, 409);
    const silent = await edit(order.orderno, setQuantity(0, 2), { reason: ' ' });
    assert.equal(silent.statusCode, 400);
    assert.equal(silent.json().field, 'reason');
  });

  it('is not offered for an order that is completed, cancelled or unknown', async () => {
    for (const state of ['completed', 'cancelled']) {
      const order = await goods();
      const { composition, version } = await readComposition(order.orderno);
      await act(order, 'state', { state, reason: 'Done' });
      const { refusal } = await readComposition(order.orderno);
      assert.equal(refusal, `The order is ${state}.`);
      assert.equal(refusalOf(await pageOf(order), 'editOrder'), refusal);
      const response = await act(order, 'edit', {
        version: version + 1,
        reason: 'Phoned',
        composition,
        total: 1_200,
      });
      assert.equal(response.statusCode, 409, response.body);
    }
    const unknown = await sendGet(app, staff, '/staff/orders/SLR99999/composition');
    assert.equal(unknown.statusCode, 404);
  });

  it('gives a discount above the limit only by a role that may, and keeps it for others', async () => {
    const order = await goods();
    const refusal = await edit(order.orderno, setDiscount(600), {}, colleague);
    assert.equal(refusal.statusCode, 403, refusal.body);
    assert.match(refusal.json().error, /10 %/);
    await editNow(order.orderno, setDiscount(600), {}, manager);
    await editNow(order.orderno, setQuantity(0, 2), {}, colleague);
    assert.equal((await readComposition(order.orderno)).total, 1_800);
  });

  it('is previewed with its money, its mail and its changes, and nothing is changed', async () => {
    const order = await goods();
    const before = await readComposition(order.orderno);
    const { edit: summary, mails } = await preview(order.orderno, setQuantity(0, 4));
    assert.deepEqual(
      [summary?.totalbefore, summary?.total, summary?.paid, summary?.due, summary?.state],
      [1_200, 4_800, 0, 4_800, 'awaiting_collection'],
    );
    assert.deepEqual(
      summary?.changes.map(({ before: was, after: is }) => [was, is]),
      [
        ['1 for £12.00', '4 for £48.00'],
        ['£12.00', '£48.00'],
      ],
    );
    assert.equal(mails.length, 1);
    assert.deepEqual(await readComposition(order.orderno), before);
    const same = await preview(order.orderno, (composition) => composition);
    assert.deepEqual([same.edit, same.mails], [undefined, []]);
  });
});
