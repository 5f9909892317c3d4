import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ordering } from '../../support/ordering.ts';
import { chosen, dress, get, line, order, placed, post } from '../../support/shopping.ts';

const { app, shopper, refused } = await ordering();

describe('placing an order to be collected', () => {
  it('accepts the payload of the specification and returns the real order number', async () => {
    const response = await post(
      app,
      shopper,
      '/users/orderplace',
      order(shopper, 251, line(70), line(34)),
    );
    assert.deepEqual(response.json(), {
      status: true,
      orderno: 'SLR10001',
      orderid: 1,
      totalamount: 251,
    });
  });

  it('prices the kits of section 9 of the specification at £239, £343 and £537', async () => {
    const { totalamount } = await placed(
      app,
      shopper,
      order(shopper, 1119, line(70), line(71), line(72)),
    );
    assert.equal(totalamount, 1119);
  });

  it('accepts numbers as text and ignores prices in the request', async () => {
    const cheap = {
      ...line(34),
      productid: '34',
      cartquantity: '2',
      price: '0.01',
      cartamount: '0.02',
    };
    const { totalamount } = await placed(app, shopper, {
      ...order(shopper, 24, cheap),
      totalamount: '24',
    });
    assert.equal(totalamount, 24);
  });

  it("counts the packages text of a line at the line's quantity if no package lines are sent", async () => {
    const packages = chosen(
      { id: 1, name: 'Keepsake Box', amount: 35, option: 'standard' },
      { id: 3 },
    );
    const { totalamount } = await placed(
      app,
      shopper,
      order(shopper, 2 * (145 + 35 + 18), line(dress.productid, 2, packages)),
    );
    assert.equal(totalamount, 396);
  });

  it('charges £55 for Personalised instead of the standard amount', async () => {
    const ours = chosen({ id: 1, amount: 55, option: 'personalised' });
    const foreign = chosen({ id: 1, name: 'Personalised box' });
    await placed(app, shopper, order(shopper, 200, line(dress.productid, 1, ours)));
    await placed(app, shopper, order(shopper, 200, line(dress.productid, 1, foreign)));
  });

  it('counts package and personalised lines at their own quantities if they are sent', async () => {
    const packages = chosen({ id: 1, option: 'personalised' }, { id: 3, option: 'standard' });
    const sent = {
      ...order(shopper, 2 * 145 + 18 + 3 * 55, line(dress.productid, 2, packages)),
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
    const { totalamount } = await placed(app, shopper, sent);
    assert.equal(totalamount, 473);
  });

  it('keeps the personalisation of one dress separate from the other', async () => {
    const plain = line(dress.productid);
    const fancy = line(dress.productid, 1, chosen({ id: 1, option: 'personalised' }));
    const { orderno } = await placed(app, shopper, order(shopper, 345, plain, fancy));
    const rows = (await get(app, shopper, `/users/getorderproducts/${shopper.id}`)).json();
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
    const box = chosen({ id: 1, option: 'personalised' });
    const both = chosen({ id: 1, option: 'personalised' }, { id: 3, option: 'standard' });
    const createPersonalisedAddon = (cartquantity: number) => ({
      id: 1,
      productid: 1,
      cartquantity,
    });
    const { orderno } = await placed(app, shopper, {
      ...order(
        shopper,
        145 + 55 + 2 * (145 + 18 + 55),
        line(dress.productid, 1, box),
        line(dress.productid, 2, both),
      ),
      packages: [{ id: 3, productid: 1, ustring: both, cartquantity: 2 }],
      personalised: [createPersonalisedAddon(2), createPersonalisedAddon(1)],
    });
    const rows = (await get(app, shopper, `/users/getorderproducts/${shopper.id}`)).json();
    const own = rows.filter((row: { orderid: string }) => row.orderid === orderno);
    assert.deepEqual(
      own.map((row: { totalamount: number }) => row.totalamount),
      [200, 436],
    );
  });

  it('has no delivery charge', async () => {
    await refused(
      order(shopper, 145 + 24, line(dress.productid)),
      409,
      /total of your order has changed/,
    );
  });
});
