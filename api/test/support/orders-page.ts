import type { FastifyInstance } from 'fastify';
import type { Person } from './people.ts';
import { get } from './shopping.ts';

export interface Placed {
  orderno: string;
  orderid: number;
}

export interface PageData {
  customer: { name: string; address: string };
  lines: { orderid: string; note?: string }[];
  progress?: {
    trade: string;
    step: string;
    steps: { label: string; reached: boolean; at?: string }[];
  }[];
  vat?: { number: string; lines: { rate: number; gross: number; vat: number }[] };
  dates?: {
    schedule: { move?: { date: string; half: string; second?: string }; visit?: { date: string } };
    places: { trade: string; state: string }[];
    changes: { trade: string; refusal: string | null; lastday: string; left: number }[];
  };
  cancel: { refusal: string | null; lastday: string | null; refund: number };
  refund?: { amount: number; by: string };
  again: { cart: { productid: number }[]; packages: object[]; personalised: object[] };
}

/** Returns functions that read an order on its own page and in the list of staff. */
export function orderings(app: FastifyInstance, staff: Person) {
  const pageOf = async (who: Pick<Person, 'id' | 'headers'>, { orderno }: Placed) =>
    (await get(app, who, `/users/orderpage/${orderno}`)).json<{ data: PageData }>().data;

  async function listed({ orderno }: Placed) {
    const answer = await get(app, staff, '/staff/orders?size=200');
    const { data } = answer.json<{
      data: {
        orderno: string;
        stepmoves: { label: string; reason: string }[];
        history: { cause: string }[];
      }[];
    }>();
    const found = data.find((each) => each.orderno === orderno);
    if (found === undefined) throw new Error(`${orderno} is not listed.`);
    return found;
  }
  return { pageOf, listed };
}
