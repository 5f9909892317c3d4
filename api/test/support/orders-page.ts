import type { FastifyInstance } from 'fastify';
import type { Person } from './people.ts';
import { sendGet } from './shopping.ts';

export interface PlacedOrder {
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

interface DeskPage {
  timeline: { kind: string; title: string; text: string; reason: string; by: string }[];
}

/** Returns functions that read the customer's page and the staff's page of an order. */
export function createPageReaders(app: FastifyInstance, staff: Person) {
  const pageOf = async (who: Pick<Person, 'id' | 'headers'>, { orderno }: PlacedOrder) =>
    (await sendGet(app, who, `/users/orderpage/${orderno}`)).json<{ data: PageData }>().data;

  const deskPageOf = async ({ orderno }: PlacedOrder) =>
    (await sendGet(app, staff, `/staff/orders/${orderno}`)).json<{ data: DeskPage }>().data;
  return { pageOf, deskPageOf };
}
