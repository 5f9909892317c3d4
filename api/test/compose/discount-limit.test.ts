import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { desc, eq } from 'drizzle-orm';
import { staffAudit } from '../../src/audit/records/tables.ts';
import { compose, createComposingShop, productLine } from '../support/composing.ts';
import type { Person } from '../support/people.ts';
import { dress, kitA, sendGet, sendPost } from '../support/shopping.ts';

const shop = await createComposingShop();
const { app, db, clerk, manager, owner } = shop;

const readLimit = async (who = clerk) =>
  (await sendGet(app, who, '/staff/discount-limit')).json().data;

const setLimit = (percent: unknown, version: number, who = owner) =>
  sendPost(app, who, '/staff/discount-limit', { percent, version });

const discounted = (discount: object) => compose([productLine(kitA.productid)], { discount });

const place = (composition: object, total: number, who: Person, more: object = {}) =>
  shop.place(shop.buildOrder(composition, total, more), who);

describe('the limit of discounts', () => {
  it('is ten per cent of the lines at first', async () => {
    assert.deepEqual(await readLimit(), { percent: 10, version: 0 });
    const within = await place(discounted({ amount: 2_390, reason: 'Late' }), 21_510, clerk);
    assert.equal(within.statusCode, 200, within.body);
    const rounded = await place(discounted({ percent: 10, reason: 'Late' }), 21_510, clerk);
    assert.equal(rounded.statusCode, 200, rounded.body);
  });

  it('refuses a larger discount of staff, and names the limit', async () => {
    const composition = discounted({ amount: 2_391, reason: 'Very late' });
    const response = await place(composition, 21_509, clerk);
    assert.equal(response.statusCode, 403, response.body);
    assert.match(response.json().error, /up to 10 % of the lines, which is £23\.90 here/);
    const { limit } = await shop.readPrice(composition);
    assert.deepEqual([limit.percent, limit.isexceeded], [10, true]);
    assert.match(limit.problem, /Ask a manager/);
  });

  it('does not bind managers and owners', async () => {
    const composition = discounted({ percent: 50, reason: 'Broken box' });
    for (const who of [manager, owner])
      assert.equal((await place(composition, 11_950, who)).statusCode, 200);
    const { limit } = await shop.readPrice(composition, {}, manager);
    assert.deepEqual([limit.isexceeded, limit.problem], [true, '']);
  });

  it("refuses a delivery charge below the shop's", async () => {
    const composition = compose([productLine(dress.productid)], { delivery: 2_399 });
    const now = { method: 'now', deliver: true, payment: { kind: 'cash' } };
    const response = await place(composition, 16_899, clerk, now);
    assert.equal(response.statusCode, 403, response.body);
    assert.match(response.json().error, /below the shop's £24\.00/);
    assert.equal((await place(composition, 16_899, manager, now)).statusCode, 200);
    const dearer = compose([productLine(dress.productid)], { delivery: 5_000 });
    assert.equal((await place(dearer, 19_500, clerk, now)).statusCode, 200);
  });

  it('is set by owners alone, under its version', async () => {
    for (const who of [clerk, manager]) assert.equal((await setLimit(50, 0, who)).statusCode, 403);
    assert.equal((await setLimit(101, 0)).statusCode, 400);
    assert.equal((await setLimit('many', 0)).statusCode, 400);
    assert.deepEqual((await setLimit(25, 0)).json().data, { percent: 25, version: 1 });
    const stale = await setLimit(30, 0);
    assert.equal(stale.statusCode, 409);
    assert.deepEqual(stale.json().current, { percent: 25, version: 1 });
    assert.deepEqual(await readLimit(), { percent: 25, version: 1 });
    const [entry] = await db
      .select()
      .from(staffAudit)
      .where(eq(staffAudit.action, 'discountLimit.changed'))
      .orderBy(desc(staffAudit.id));
    assert.deepEqual([entry?.before, entry?.after], [{ percent: 10 }, { percent: 25 }]);
    const composition = discounted({ percent: 25, reason: 'Now allowed' });
    assert.equal((await place(composition, 17_925, clerk)).statusCode, 200);
  });

  it('lets a changed order keep the discount that a manager gave', async () => {
    const composition = discounted({ percent: 50, reason: 'Broken box' });
    const orderno = await shop.placeOrder(shop.buildOrder(composition, 11_950), manager);
    const kept = await shop.readPrice(discounted({ amount: 11_950, reason: 'Broken box' }), {
      orderno,
    });
    assert.equal(kept.limit.isexceeded, false);
    const raised = await shop.readPrice(discounted({ amount: 11_951, reason: 'More' }), {
      orderno,
    });
    assert.equal(raised.limit.isexceeded, true);
  });
});
