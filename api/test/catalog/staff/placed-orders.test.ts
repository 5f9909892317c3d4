import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CatalogueDesk } from '../../support/catalogue-desk.ts';
import { createColleague } from '../../support/colleagues.ts';
import { createOrderingApp } from '../../support/ordering.ts';
import { createLine, buildOrderBody, placeOrder, tape } from '../../support/shopping.ts';
import { loadOrder } from '../../../src/orders/records/load-orders.ts';

const shop = await createOrderingApp();
const desk = new CatalogueDesk(await createColleague(shop, 'manager'));

describe('a placed order', () => {
  it('stays as it was ordered when product, service and VAT change', async () => {
    const body = buildOrderBody(shop.shopper, tape.price, createLine(tape.productid));
    const { orderid } = await placeOrder(shop.app, shop.shopper, body);
    const before = await loadOrder(shop.db, orderid);
    const { serviceid } = (await desk.entity('products', tape.productid)).values;
    await desk.publishEdit('products', tape.productid, { name: 'Other', price: 1, slug: 'other' });
    await desk.publishEdit('services', Number(serviceid), {
      name: 'Dress cleaning',
      type: 'garment',
      vatRate: 5,
    });
    assert.deepEqual(await loadOrder(shop.db, orderid), before);
    assert.equal(before?.lines[0]?.vatRate, 20);
  });
});
