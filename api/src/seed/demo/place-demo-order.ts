import { eq } from 'drizzle-orm';
import { tryBookSlot } from '../../calendar/bookings/book-slot.ts';
import { halves } from '../../schedule/schedule.ts';
import { bookings } from '../../calendar/bookings/tables.ts';
import { addCustomer } from '../../people/customers/repository.ts';
import type { Tx } from '../../db/db.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { placeOfflineOrder } from '../../orders/placement/place-offline-order.ts';
import { storeCardOrder } from '../../orders/placement/store-card-order.ts';
import { checkSubmission } from '../../orders/placement/submission.ts';
import { orders } from '../../orders/records/tables.ts';
import { loadBasketPrices } from '../../pricing/load-basket-prices.ts';
import { priceOrder } from '../../pricing/price-order.ts';
import { addDays } from '../../schedule/london-day.ts';
import type { BookingSlot, Schedule } from '../../schedule/schedule.ts';
import type { DemoOrder } from './demo-order.ts';
import { type DemoPerson, moveTargets } from './people.ts';
import type { DemoTimes } from './demo-times.ts';
import { toPounds } from 'contract/values/pence';

/** Time for which an unconfirmed demo booking is held before the booking expires, in ms. */
const HOLD_MS = 24 * 3_600_000;

/** Largest number of days by which a booking moves if its preferred day is full or closed. */
const MAX_DELAY_DAYS = 6;

export interface DemoShopper {
  userid: number;
  person: DemoPerson;
}

/**
 * Places an order of the demo data and books its day. Returns its id. The caller stores the event
 * date later, because each step of an order with an event date computes `orders.lateFrom` again.
 */
export async function placeDemoOrder(
  context: ApiContext,
  order: DemoOrder,
  { userid, person }: DemoShopper,
  times: DemoTimes,
): Promise<number> {
  const { db, config } = context;
  const { basket, method } = order;
  const submission = await checkSubmission(db, {
    userid,
    basket,
    method,
    customerid: null,
    deposit: null,
    idempotencyKey: null,
    schedule: null,
    placedBy: null,
    totalamount: toPounds(await loadTotal(db, order)),
    site: config.publicUrl ?? config.ownUrl,
    note: order.note,
    eventDate: null,
    ip: '127.0.0.1',
  });
  const placeOrder = method === 'online' ? storeCardOrder : placeOfflineOrder;
  const { id } = await placeOrder(context, submission);
  times.addPlacement(id, order);
  if (order.slot !== null) await bookDay(db, id, order, order.slot, person);
  return id;
}

const cachedTotals = new Map<string, number>();

/** Returns the total of a demo basket in pence. */
async function loadTotal(tx: Tx, { basket, method }: DemoOrder): Promise<number> {
  const key = `${method} ${JSON.stringify(basket)}`;
  const total =
    cachedTotals.get(key) ?? priceOrder(basket, await loadBasketPrices(tx, basket), method).total;
  cachedTotals.set(key, total);
  return total;
}

/** Books the preferred half day or the next free one, as staff do on the phone. */
async function bookDay(
  tx: Tx,
  orderid: number,
  { isUnconfirmed, placedAt }: DemoOrder,
  slot: BookingSlot,
  person: DemoPerson,
): Promise<void> {
  const bookedSlot = await findBookableSlot(tx, orderid, slot);
  if (bookedSlot === null) return;
  const { day: date, half } = bookedSlot;
  const target = moveTargets[orderid % moveTargets.length];
  const from = { address: person.address, postcode: person.postalcode };
  const floors = { floor: orderid % 4, lift: orderid % 3 === 0 };
  const parkings = ['outside', 'permit', 'unknown'] as const;
  const schedule: Schedule =
    slot.trade === 'visit' || target === undefined
      ? { visit: { date, half } }
      : {
          move: {
            date,
            half,
            from: { ...from, ...floors, parking: parkings[orderid % parkings.length] ?? 'unknown' },
            to: { ...target, floor: orderid % 2, lift: false, parking: 'outside' },
          },
        };
  await tx.update(orders).set({ schedule }).where(eq(orders.id, orderid));
  if (!isUnconfirmed) return;
  const heldUntil = new Date(placedAt.getTime() + HOLD_MS);
  await tx.update(bookings).set({ heldUntil }).where(eq(bookings.orderid, orderid));
}

async function findBookableSlot(
  tx: Tx,
  orderid: number,
  { trade, day, half }: BookingSlot,
): Promise<BookingSlot | null> {
  for (let days = 0; days <= MAX_DELAY_DAYS; days += 1) {
    for (const candidateHalf of [half, ...halves.filter((otherHalf) => otherHalf !== half)]) {
      const slot = { trade, day: addDays(day, days), half: candidateHalf };
      if (await tryBookSlot(tx, orderid, slot, null)) return slot;
    }
  }
  return null;
}

/** Adds shipping details of a demo customer. */
export async function addDemoDetails(
  { db }: Pick<ApiContext, 'db'>,
  userid: number,
  { name, lastName, address, mobile, postalcode }: DemoPerson,
): Promise<void> {
  const city = 'London';
  await addCustomer(db, { userid, name, lastName, address, mobile, postalcode, city });
}
