import { checkDates } from '../../calendar/bookings/check-schedule.ts';
import { limitShareOfDay, limitUnconfirmed } from '../../calendar/bookings/limit-unconfirmed.ts';
import type { MovedHold } from '../../calendar/bookings/move-booking.ts';
import { type Booking, placesOf } from '../../calendar/bookings/read-bookings.ts';
import type { Tx } from '../../db/db.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { notFound } from '../../http/http-error.ts';
import type { Place } from '../../schedule/schedule.ts';
import { lockOrder } from '../records/find-order.ts';
import { loadOrder, type OrderDetail } from '../records/load-orders.ts';
import { isPaid } from '../state/order-states.ts';
import { transition } from '../transition/transition.ts';
import { refused } from './refusals.ts';
import { dayRights } from './rights.ts';
import { standingOf } from './standing.ts';

/** The client that asks for another day. */
export interface Asker {
  ip: string;
  /**
   * Whether the request contains the token of the link in the order's email. The token proves
   * access to that mailbox.
   */
  isByLink: boolean;
}

/**
 * Changes the day of an order for its shopper and books the new day in the same transaction. Does
 * nothing if the order already has that day. Shopper and firm get emails. Throws 409 with the open
 * days if the day is full, or with a phone number if it is too late.
 */
export async function changeDay(
  { config, db }: ApiContext,
  orderid: number,
  place: Place,
  asker: Asker,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOrder(tx, orderid);
    const order = await loadOrder(tx, orderid);
    if (order === null) throw notFound('There is no such order.');
    const chosen = order.schedule?.[place.trade];
    const held = (await placesOf(tx, orderid)).find(({ trade }) => trade === place.trade);
    if (held?.day === place.day && held.half === place.half) return;
    const right = dayRights(await standingOf(tx, order), new Date()).find(
      ({ trade }) => trade === place.trade,
    );
    if (chosen === undefined || right === undefined) {
      throw notFound('This order has no such day.');
    }
    const refusal = refused(right, config.shop.phone);
    if (refusal !== null) throw refusal;
    await checkDates(tx, place.trade, place.day, place.half);
    const asked = { ...order, schedule: withoutSecond(order, place) };
    const hold = await newHold(tx, config, { order, held, place, asker });
    const cause = asker.isByLink ? BY_LINK : BY_CUSTOMER;
    await transition(tx, asked, { name: 'moveDay', place, hold }, cause);
  });
}

/** Returns the dates of an order without the second choice of a day, which the new day replaces. */
function withoutSecond({ schedule }: OrderDetail, { trade }: Place): OrderDetail['schedule'] {
  const { second: _second, ...choice } = schedule?.[trade] ?? {};
  return { ...schedule, [trade]: choice };
}

interface NewDay {
  order: OrderDetail;
  held: Booking | undefined;
  place: Place;
  asker: Asker;
}

/**
 * Returns the hold of the new day. The day of a paid order or of a link's holder is confirmed, and
 * another booking expires as before. Throws 429 over the limits of unconfirmed bookings.
 */
async function newHold(
  tx: Tx,
  config: ApiContext['config'],
  { order, held, place, asker }: NewDay,
): Promise<MovedHold> {
  const { id: orderid, userid } = order;
  if (isPaid(order) || asker.isByLink) return null;
  if (held === undefined) {
    return limitUnconfirmed(tx, config, { orderid, userid, ip: asker.ip, places: [place] });
  }
  if (held.address !== null) await limitShareOfDay(tx, config, held.address, orderid, place);
  return 'unchanged';
}

const BY_CUSTOMER = { by: 'shopper', text: 'by the customer' } as const;

const BY_LINK = { by: 'shopper', text: "by the customer, with a mail's link" } as const;
