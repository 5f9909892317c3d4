import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { createCalendarShop, createMoveSchedule } from './calendar.ts';
import type { PlacedOrder } from './orders-page.ts';
import { createGuest, createPerson } from './people.ts';
import {
  saveShippingDetails,
  sendGet,
  createLine,
  buildOrderBody,
  placeOrder,
  sendPost,
} from './shopping.ts';

export interface Entry {
  kind: string;
  title: string;
  text: string;
  reason: string;
  by: string;
  mail?: { id: number; status: string };
  changes?: { label: string; before: string; after: string }[];
}

export interface Page {
  state: string;
  version: number;
  customer: Record<string, string>;
  lines: { packages: { personalisation?: string }[] }[];
  schedule: { move?: { from?: { floor: number } } };
  days: { state: string; date: string }[];
  links: { count: number };
  actions: { name: string; refusal: string }[];
  timeline: Entry[];
}

export interface Preview {
  mails: { to: string; subject: string; text: string; html: string; recipient: string }[];
  warnings: { code: string; text: string }[];
}

/** Creates a shop with a calendar, two members of staff, and functions that work on one order. */
export async function createOrderDesk() {
  const shop = await createCalendarShop();
  const { app, db, shopper, staff, dayWith, moving } = shop;
  const colleague = await createPerson(db, 'staff', 'colleague@example.com', 'staff');

  const act = ({ orderno }: PlacedOrder, path: string, body: object, who = staff) =>
    sendPost(app, who, `/staff/orders/${orderno}/${path}`, body);
  const setDate = ({ orderno }: PlacedOrder, date: string, more: object = {}, who = staff) =>
    sendPost(app, who, `/staff/bookings/${orderno}/date`, {
      trade: 'move',
      date,
      half: 'morning',
      ...more,
    });

  async function readStaffPage({ orderno }: PlacedOrder): Promise<Page> {
    const response = await sendGet(app, staff, `/staff/orders/${orderno}`);
    assert.equal(response.statusCode, 200, response.body);
    return response.json<{ data: Page }>().data;
  }

  async function previewOf(made: PlacedOrder, body: object): Promise<Preview> {
    const response = await act(made, 'preview', body);
    assert.equal(response.statusCode, 200, response.body);
    return response.json<{ data: Preview }>().data;
  }

  const refusalOf = ({ actions }: Page, name: string) =>
    actions.find((action) => action.name === name)?.refusal;
  const titlesOf = ({ timeline }: Page) => timeline.map(({ title }) => title);

  const removal = async () =>
    placeOrder(app, shopper, moving(createMoveSchedule(await dayWith(2))));
  const goods = () => placeOrder(app, shopper, buildOrderBody(shopper, 12, createLine(34)));

  /** Places an order as a new guest. Mails to guests contain links. */
  async function placeGuestOrder() {
    const who = { ...shopper, ...(await createGuest(app, `${randomUUID()}@example.com`)) };
    await saveShippingDetails(app, who);
    return placeOrder(app, who, buildOrderBody(who, 12, createLine(34)));
  }

  const contact = (version: number, more: object = {}) => ({
    version,
    reason: 'Phoned',
    name: 'Robin',
    last_name: 'Example',
    city: 'London',
    address: '9 New Street',
    postalcode: 'E1 6AN',
    mobile: '07700900123',
    email: shopper.email,
    ...more,
  });
  return {
    ...shop,
    shop,
    colleague,
    act,
    setDate,
    pageOf: readStaffPage,
    previewOf,
    refusalOf,
    titlesOf,
    removal,
    goods,
    guestOrder: placeGuestOrder,
    contact,
  };
}
