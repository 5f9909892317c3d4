import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createOrderingApp } from '../../support/ordering.ts';
import {
  buildPackagesText,
  dress,
  sendGet,
  createLine,
  buildOrderBody,
  placeOrder,
  sendPost,
} from '../../support/shopping.ts';

const { app, shopper, refused } = await createOrderingApp();

describe('placing an order to be collected', () => {
  it('accepts the payload of the specification and returns the real order number', async () => {
    const response = await sendPost(
      app,
      shopper,
      '/users/orderplace',
      buildOrderBody(shopper, 251, createLine(70), createLine(34)),
    );
    assert.deepEqual(response.json(), {
      status: true,
      orderno: 'SLR10001',
      orderid: 1,
      totalamount: 251,
    });
  });

  it('prices the kits of section 9 of the specification at £239, £343 and £537', async () => {
    const { totalamount } = await placeOrder(
      app,
      shopper,
      buildOrderBody(shopper, 1119, createLine(70), createLine(71), createLine(72)),
    );
    assert.equal(totalamount, 1119);
  });

  it('accepts numbers as text and ignores prices in the request', async () => {
    const cheap = {
      ...createLine(34),
      productid: '34',
      cartquantity: '2',
      price: '0.01',
      cartamount: '0.02',
    };
    const { totalamount } = await placeOrder(app, shopper, {
      ...buildOrderBody(shopper, 24, cheap),
      totalamount: '24',
    });
    assert.equal(totalamount, 24);
  });

  it("counts the packages text of a line at the line's quantity if no package lines are sent", async () => {
    const packages = buildPackagesText(
      { id: 1, name: 'Keepsake Box', amount: 35, option: 'standard' },
      { id: 3 },
    );
    const { totalamount } = await placeOrder(
      app,
      shopper,
      buildOrderBody(shopper, 2 * (145 + 35 + 18), createLine(dress.productid, 2, packages)),
    );
    assert.equal(totalamount, 396);
  });

  it('charges £55 for Personalised instead of the standard amount', async () => {
    const ours = buildPackagesText({ id: 1, amount: 55, option: 'personalised' });
    const foreign = buildPackagesText({ id: 1, name: 'Personalised box' });
    await placeOrder(
      app,
      shopper,
      buildOrderBody(shopper, 200, createLine(dress.productid, 1, ours)),
    );
    await placeOrder(
      app,
      shopper,
      buildOrderBody(shopper, 200, createLine(dress.productid, 1, foreign)),
    );
  });

  it('counts package and personalised lines at their own quantities if they are sent', async () => {
    const packages = buildPackagesText(
      { id: 1, option: 'personalised' },
      { id: 3, option: 'standard' },
    );
    const sent = {
      ...buildOrderBody(shopper, 2 * 145 + 18 + 3 * 55, createLine(dress.productid, 2, packages)),
      packages: [
        {
          id: 3,
          productid: 1,
          ustring: packages,
          name: 'Cover',
          amount: 18,
          cartquantity: 1,
          cartamount: 18,
        },
      ],
      personalised: [
        { id: 1, productid: 1, name: 'Keepsake Box', amount: 55, cartquantity: 3, cartamount: 165 },
      ],
    };
    const { totalamount } = await placeOrder(app, shopper, sent);
    assert.equal(totalamount, 473);
  });

  it('keeps the personalisation of one dress separate from the other', async () => {
    const plain = createLine(dress.productid);
    const fancy = createLine(
      dress.productid,
      1,
      buildPackagesText({ id: 1, option: 'personalised' }),
    );
    const { orderno } = await placeOrder(app, shopper, buildOrderBody(shopper, 345, plain, fancy));
    const rows = (await sendGet(app, shopper, `/users/getorderproducts/${shopper.id}`)).json();
    const own = rows.filter((row: { orderid: string }) => row.orderid === orderno);
    assert.deepEqual(
      own.map((row: { totalamount: number }) => row.totalamount),
      [145, 200],
    );
    assert.deepEqual(
      own.map((row: { packages: unknown[] }) => row.packages.length),
      [0, 1],
    );
  });

  it('gives each personalised dress of a product its own personalisation', async () => {
    const box = buildPackagesText({ id: 1, option: 'personalised' });
    const both = buildPackagesText(
      { id: 1, option: 'personalised' },
      { id: 3, option: 'standard' },
    );
    const createPersonalisedAddon = (cartquantity: number) => ({
      id: 1,
      productid: 1,
      cartquantity,
    });
    const { orderno } = await placeOrder(app, shopper, {
      ...buildOrderBody(
        shopper,
        145 + 55 + 2 * (145 + 18 + 55),
        createLine(dress.productid, 1, box),
        createLine(dress.productid, 2, both),
      ),
      packages: [{ id: 3, productid: 1, ustring: both, cartquantity: 2 }],
      personalised: [createPersonalisedAddon(2), createPersonalisedAddon(1)],
    });
    const rows = (await sendGet(app, shopper, `/users/getorderproducts/${shopper.id}`)).json();
    const own = rows.filter((row: { orderid: string }) => row.orderid === orderno);
    assert.deepEqual(
      own.map((row: { totalamount: number }) => row.totalamount),
      [200, 436],
    );
  });

  it('has no delivery charge', async () => {
    await refused(
      buildOrderBody(shopper, 145 + 24, createLine(dress.productid)),
      409,
      /total of your order has changed/,
    );
  });
});
