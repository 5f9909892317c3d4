import { checkDates } from '../../calendar/bookings/check-schedule.ts';
import {
  limitShareOfDay,
  limitUnconfirmedBookings,
} from '../../calendar/bookings/limit-unconfirmed-bookings.ts';
import type { BookingHoldChange } from '../../calendar/bookings/move-booking.ts';
import { type Booking, loadBookings } from '../../calendar/bookings/read-bookings.ts';
import type { Tx } from '../../db/db.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { notFound } from '../../http/http-error.ts';
import type { BookingSlot } from '../../schedule/schedule.ts';
import { lockOrder } from '../records/find-order.ts';
import { loadOrder, type OrderDetail } from '../records/load-orders.ts';
import { hasReceivedMoney } from '../state/order-states.ts';
import { transition } from '../transition/transition.ts';
import { toRefusalError } from './to-refusal-error.ts';
import { getDayPermissions } from './order-permissions.ts';
import { loadPermissionFacts } from './load-permission-facts.ts';

/** The client that requests another day. */
export interface Requester {
  ip: string;
  /**
   * Whether the request contains the token of the link in the order's email. The token proves
   * access to the mailbox.
   */
  hasOrderLink: boolean;
}

/**
 * Changes the day of an order for its shopper and books the new day in the same transaction. Does
 * nothing if the order already has that day and half day. Shopper and firm get emails. Throws 409
 * with the open days if the day is full. Throws 409 with the firm's phone number if the order's day
 * may not be changed now.
 */
export async function changeDay(
  { config, db }: ApiContext,
  orderid: number,
  slot: BookingSlot,
  requester: Requester,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOrder(tx, orderid);
    const order = await loadOrder(tx, orderid);
    if (order === null) throw notFound('There is no such order.');
    const currentChoice = order.schedule?.[slot.trade];
    const currentBooking = (await loadBookings(tx, orderid)).find(
      ({ trade }) => trade === slot.trade,
    );
    if (currentBooking?.day === slot.day && currentBooking.half === slot.half) return;
    const permission = getDayPermissions(await loadPermissionFacts(tx, order), new Date()).find(
      ({ trade }) => trade === slot.trade,
    );
    if (currentChoice === undefined || permission === undefined) {
      throw notFound('This order has no such day.');
    }
    const refusalError = toRefusalError(permission, config.shop.phone);
    if (refusalError !== null) throw refusalError;
    await checkDates(tx, slot.trade, slot.day, slot.half);
    const changedOrder = { ...order, schedule: removeSecondChoice(order, slot) };
    const hold = await chooseHold(tx, config, { order, currentBooking, slot, requester });
    const cause = requester.hasOrderLink ? LINK_CAUSE : CUSTOMER_CAUSE;
    const input = { trade: slot.trade, date: slot.day, half: slot.half };
    await transition(tx, changedOrder, { name: 'changeDay', input, hold }, cause);
  });
}

/**
 * Returns an order's dates without the second choice of the changed day, because the new day
 * replaces both choices.
 */
function removeSecondChoice(
  { schedule }: OrderDetail,
  { trade }: BookingSlot,
): OrderDetail['schedule'] {
  const { second: _second, ...choice } = schedule?.[trade] ?? {};
  return { ...schedule, [trade]: choice };
}

interface DayRequest {
  order: OrderDetail;
  currentBooking: Booking | undefined;
  slot: BookingSlot;
  requester: Requester;
}

/**
 * Returns the `BookingHold` of the new booking (hashed mail recipient and IP address), or null for
 * a confirmed booking. The booking is confirmed if something is paid, or if the request contains
 * the token of the order's link. Otherwise returns 'unchanged' for an existing booking, which
 * expires at the same time as before. Throws 429 over the limits of unconfirmed bookings.
 */
async function chooseHold(
  tx: Tx,
  config: ApiContext['config'],
  { order, currentBooking, slot, requester }: DayRequest,
): Promise<BookingHoldChange> {
  const { id: orderid, userid } = order;
  if (hasReceivedMoney(order) || requester.hasOrderLink) return null;
  if (currentBooking === undefined) {
    return limitUnconfirmedBookings(tx, config, {
      orderid,
      userid,
      ip: requester.ip,
      slots: [slot],
    });
  }
  if (currentBooking.address !== null)
    await limitShareOfDay(tx, config, currentBooking.address, orderid, slot);
  return 'unchanged';
}

const CUSTOMER_CAUSE = { by: 'shopper', text: 'by the customer' } as const;

const LINK_CAUSE = { by: 'shopper', text: "by the customer, with a mail's link" } as const;
