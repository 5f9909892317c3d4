import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CatalogueDesk } from '../../support/catalogue-desk.ts';
import { colleague } from '../../support/colleagues.ts';
import { ordering } from '../../support/ordering.ts';
import { line, order, placed, tape } from '../../support/shopping.ts';
import { loadOrder } from '../../../src/orders/records/load-orders.ts';

const shop = await ordering();
const desk = new CatalogueDesk(await colleague(shop, 'manager'));

describe('a placed order', () => {
  it('stays as it was ordered when product, service and VAT change', async () => {
    const body = order(shop.shopper, tape.price, line(tape.productid));
    const { orderid } = await placed(shop.app, shop.shopper, body);
    const before = await loadOrder(shop.db, orderid);
    const { serviceid } = (await desk.entity('products', tape.productid)).values;
    await desk.publishEdit('products', tape.productid, { name: 'Other', price: 1, slug: 'other' });
    await desk.publishEdit('services', Number(serviceid), {
      ...{ name: 'Dress cleaning', type: 'garment', vatRate: 5 },
    });
    assert.deepEqual(await loadOrder(shop.db, orderid), before);
    assert.equal(before?.lines[0]?.vatRate, 20);
  });
});
