import { checkDates } from '../../calendar/bookings/check-schedule.ts';
import {
  limitShareOfDay,
  limitUnconfirmedBookings,
} from '../../calendar/bookings/limit-unconfirmed-bookings.ts';
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
import { toRefusalError } from './to-refusal-error.ts';
import { getDayPermissions } from './order-permissions.ts';
import { loadPermissionFacts } from './load-permission-facts.ts';

/** The client that asks for another day. */
export interface Requester {
  ip: string;
  /**
   * Whether the request contains the token of the link in the order's email. The token proves
   * access to that mailbox.
   */
  hasOrderLink: boolean;
}

/**
 * Changes the day of an order for its shopper and books the new day in the same transaction. Does
 * nothing if the order already has that day. Shopper and firm get emails. Throws 409 with the open
 * days if the day is full, or with a phone number if it is too late.
 */
export async function changeDay(
  { config, db }: ApiContext,
  orderid: number,
  booking: Place,
  requester: Requester,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOrder(tx, orderid);
    const order = await loadOrder(tx, orderid);
    if (order === null) throw notFound('There is no such order.');
    const currentChoice = order.schedule?.[booking.trade];
    const currentBooking = (await placesOf(tx, orderid)).find(
      ({ trade }) => trade === booking.trade,
    );
    if (currentBooking?.day === booking.day && currentBooking.half === booking.half) return;
    const permission = getDayPermissions(await loadPermissionFacts(tx, order), new Date()).find(
      ({ trade }) => trade === booking.trade,
    );
    if (currentChoice === undefined || permission === undefined) {
      throw notFound('This order has no such day.');
    }
    const refusalError = toRefusalError(permission, config.shop.phone);
    if (refusalError !== null) throw refusalError;
    await checkDates(tx, booking.trade, booking.day, booking.half);
    const changedOrder = { ...order, schedule: removeSecondChoice(order, booking) };
    const hold = await newHold(tx, config, {
      order,
      held: currentBooking,
      place: booking,
      asker: requester,
    });
    const cause = requester.hasOrderLink ? BY_LINK : BY_CUSTOMER;
    await transition(tx, changedOrder, { name: 'moveDay', place: booking, hold }, cause);
  });
}

/** Returns the dates of an order without the second choice of a day, which the new day replaces. */
function removeSecondChoice({ schedule }: OrderDetail, { trade }: Place): OrderDetail['schedule'] {
  const { second: _second, ...choice } = schedule?.[trade] ?? {};
  return { ...schedule, [trade]: choice };
}

interface NewDay {
  order: OrderDetail;
  held: Booking | undefined;
  place: Place;
  asker: Requester;
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
  if (isPaid(order) || asker.hasOrderLink) return null;
  if (held === undefined) {
    return limitUnconfirmedBookings(tx, config, { orderid, userid, ip: asker.ip, slots: [place] });
  }
  if (held.address !== null) await limitShareOfDay(tx, config, held.address, orderid, place);
  return 'unchanged';
}

const BY_CUSTOMER = { by: 'shopper', text: 'by the customer' } as const;

const BY_LINK = { by: 'shopper', text: "by the customer, with a mail's link" } as const;
