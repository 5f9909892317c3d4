import { randomInt } from 'node:crypto';
import { callBackend, type Shopper } from './shoppers.ts';

interface OpenDay {
  day: string;
  morning: number;
  afternoon: number;
}

/** The product 'half a day with van and crew'. */
const VAN_LINE = { productid: 50, packages: '[]', cartquantity: 1 };

/** Number of first bookable days to skip, because other tests book these days in the browser. */
const DAYS_OF_OTHER_TESTS = 9;

const address = { postcode: 'E16 0AA', floor: 1, lift: false, parking: 'outside' };

export async function readMoveDays(shop: { url: string }, { token }: Shopper): Promise<OpenDay[]> {
  const { data } = await callBackend<{ data: { trade: string; days: OpenDay[] }[] }>(
    shop,
    'users/getcalendar',
    { token },
  );
  return data.find(({ trade }) => trade === 'move')?.days ?? [];
}

/**
 * Orders a move that is paid later. Without a date, books a morning with the largest free capacity,
 * so that tests that share a shop do not fill a day.
 */
export async function placeMoveOrder(
  shop: { url: string },
  shopper: Shopper,
  { date: givenDate, half = 'morning' }: { date?: string; half?: 'morning' | 'afternoon' } = {},
) {
  const date = givenDate ?? (await findFreestDay(shop, shopper));
  const { orderno } = await callBackend<{ orderno: string }>(shop, 'users/orderplace', {
    token: shopper.token,
    body: {
      userid: shopper.id,
      totalamount: 220,
      products: [VAN_LINE],
      schedule: {
        move: {
          date,
          half,
          from: { ...address, address: '1 Old Street' },
          to: { ...address, address: '2 New Road' },
        },
      },
    },
  });
  return { orderno, date };
}

async function findFreestDay(shop: { url: string }, shopper: Shopper): Promise<string> {
  const days = (await readMoveDays(shop, shopper)).slice(DAYS_OF_OTHER_TESTS);
  const mostCapacity = Math.max(...days.map(({ morning }) => morning));
  const freestDays = days.filter(({ morning }) => morning === mostCapacity);
  return freestDays[randomInt(freestDays.length)]?.day ?? '';
}
