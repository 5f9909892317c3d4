import { ask, type Shopper } from './shoppers.ts';

interface OpenDay {
  day: string;
  morning: number;
  afternoon: number;
}

/** A move of half a day with van and crew. */
const VAN = { productid: 50, packages: '[]', cartquantity: 1 };

const address = { postcode: 'E16 0AA', floor: 1, lift: false, parking: 'outside' };

/** Returns the free days for a move. */
export async function moveDays(shop: { url: string }, { token }: Shopper): Promise<OpenDay[]> {
  const { data } = await ask<{ data: { trade: string; days: OpenDay[] }[] }>(
    shop,
    'users/getcalendar',
    { token },
  );
  return data.find(({ trade }) => trade === 'move')?.days ?? [];
}

/** Places an order of a move for later payment on the tenth free day. */
export async function placeMove(shop: { url: string }, shopper: Shopper) {
  const date = (await moveDays(shop, shopper))[9]?.day ?? '';
  const { orderno } = await ask<{ orderno: string }>(shop, 'users/orderplace', {
    token: shopper.token,
    body: {
      ...{ userid: shopper.id, totalamount: 220, products: [VAN] },
      schedule: {
        move: {
          ...{ date, half: 'morning' },
          from: { ...address, address: '1 Old Street' },
          to: { ...address, address: '2 New Road' },
        },
      },
    },
  });
  return { orderno, date };
}
