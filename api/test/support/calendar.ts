import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import type { Environment } from 'server/settings/read';
import { bookings } from '../../src/calendar/bookings/tables.ts';
import { waitPastMidnight } from './not-at-midnight.ts';
import { createOrderingApp } from './ordering.ts';
import { createPerson } from './people.ts';
import { sendGet, createLine, buildOrderBody, sendPost } from './shopping.ts';

/** A removal with van and crew for half a day: £220. */
export const van = { productid: 50, price: 220 };
/** The cleaning of a veil, which is collected: £65. */
export const veil = { productid: 5, price: 65 };

const address = { address: '1 Example Street', postcode: 'E16 0AA', floor: 2, lift: false };

/** Returns the schedule of a removal on this day, between two addresses. */
export const createMoveSchedule = (date: string, half = 'morning', more: object = {}) => ({
  move: {
    date,
    half,
    from: { ...address, parking: 'outside' },
    to: { ...address, address: '2 Example Road', floor: 0, parking: 'permit' },
    ...more,
  },
});

export interface OpenDay {
  day: string;
  morning: number;
  afternoon: number;
}

/** Creates a shop with a calendar, staff, and shoppers who order removals. */
export async function createCalendarShop(env: Environment = {}) {
  await waitPastMidnight();
  const shop = await createOrderingApp(env);
  const { app, db, shopper } = shop;
  const staff = await createPerson(db, 'staff');

  async function listDays(trade: string): Promise<OpenDay[]> {
    const { data } = (await sendGet(app, shopper, '/users/getcalendar')).json();
    return data.find((found: { trade: string }) => found.trade === trade).days;
  }

  /** Sends a request as staff. Fails the test if the request is refused. */
  async function postAsStaff(url: string, body: object) {
    const response = await sendPost(app, staff, url, body);
    assert.equal(response.statusCode, 200, response.body);
  }

  const setDay = (body: object) => postAsStaff('/staff/calendar/days', { closed: false, ...body });

  /** Opens a day that no other test uses, with this capacity in the morning only. */
  async function dayWith(morning: number, trade = 'move'): Promise<string> {
    const { day = '' } = (await listDays(trade)).findLast((each) => each.morning > 1) ?? {};
    await setDay({ trade, day, morning, afternoon: 0 });
    return day;
  }

  const moving = (schedule: object | undefined, who = shopper) => ({
    ...buildOrderBody(who, van.price, createLine(van.productid)),
    ...(schedule && { schedule }),
  });

  const place = (schedule: object | undefined, who = shopper) =>
    sendPost(app, who, '/users/orderplace', moving(schedule, who));

  const placesTaken = async (day: string) =>
    (await db.select().from(bookings).where(eq(bookings.day, day))).length;

  return {
    ...shop,
    staff,
    daysOf: listDays,
    byStaff: postAsStaff,
    setDay,
    dayWith,
    moving,
    place,
    placesTaken,
  };
}
