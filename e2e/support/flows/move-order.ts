import { callBackend, type Shopper } from './shoppers.ts';

interface OpenDay {
  day: string;
  morning: number;
  afternoon: number;
}

/** The product 'half a day with van and crew'. */
const VAN_LINE = { productid: 50, packages: '[]', cartquantity: 1 };

const address = { postcode: 'E16 0AA', floor: 1, lift: false, parking: 'outside' };

export async function readMoveDays(shop: { url: string }, { token }: Shopper): Promise<OpenDay[]> {
  const { data } = await callBackend<{ data: { trade: string; days: OpenDay[] }[] }>(
    shop,
    'users/getcalendar',
    { token },
  );
  return data.find(({ trade }) => trade === 'move')?.days ?? [];
}

/** Orders a move for the tenth free day, to be paid later. */
export async function placeMoveOrder(shop: { url: string }, shopper: Shopper) {
  const date = (await readMoveDays(shop, shopper))[9]?.day ?? '';
  const { orderno } = await callBackend<{ orderno: string }>(shop, 'users/orderplace', {
    token: shopper.token,
    body: {
      ...{ userid: shopper.id, totalamount: 220, products: [VAN_LINE] },
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
