import { cards } from './hosted-page.ts';
import { callBackend, type Shopper } from './shoppers.ts';

/** Orders a removal kit A for £274 and pays on the sandbox's page. Returns the order number. */
export async function placePaidOrder(
  shop: { url: string },
  { id, token }: Shopper,
  number: string = cards.paid,
) {
  const { url, orderno } = await callBackend<{ url: string; orderno: string }>(
    shop,
    'users/create-stripe-session',
    {
      token,
      body: {
        userid: id,
        totalamount: 274,
        deliveryCharge: 35,
        products: [{ productid: 70, packages: '[]', cartquantity: 1 }],
      },
    },
  );
  const card = new URLSearchParams({ number, expiry: '12/39', cvc: '123' });
  await fetch(url, { method: 'POST', body: card, redirect: 'manual' });
  return orderno;
}
