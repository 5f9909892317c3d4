import { type Shopper, callBackend } from './shoppers.ts';

/** Cheapest product of the seed data. `price` is in pounds. */
export const TAPE = { productid: 34, price: 12 };

/** Orders one roll of tape for collection. Returns the order number. */
export async function placeSmallOrder(
  shop: { url: string },
  { id: userid, token }: Shopper,
): Promise<string> {
  const { orderno } = await callBackend<{ orderno: string }>(shop, 'users/orderplace', {
    token,
    body: {
      userid,
      totalamount: TAPE.price,
      orderno: 'SLR10001',
      transactionid: 'OFFLINE',
      payment_method: 'offline',
      products: [{ productid: TAPE.productid, packages: '[]', cartquantity: 1 }],
      idempotencyKey: crypto.randomUUID(),
    },
  });
  return orderno;
}
