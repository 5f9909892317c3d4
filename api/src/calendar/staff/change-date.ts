import type { Static } from 'typebox';
import type { CurrentUser } from '../../auth/sessions.ts';
import type { Db } from '../../db/db.ts';
import { badRequest, conflict, notFound } from '../../http/http-error.ts';
import { findOwnOrder, lockOrder } from '../../orders/records/find-order.ts';
import { isDay, toLondonDay } from '../../schedule/london-day.ts';
import { confirmHeldBookings } from '../bookings/book-order.ts';
import { isCertain } from '../../orders/state/order-states.ts';
import { byStaff, transition } from '../../orders/transition/transition.ts';
import type { DateBody } from './schemas.ts';
import type { OrderRow } from '../../orders/records/tables.ts';

type NewDate = Static<typeof DateBody>;

/**
 * Sets a date that staff agreed with the shopper, and notifies the shopper by email. Staff may book
 * within the lead time, but not above the capacity. Throws 409 if the day is full or the order
 * cannot have a date.
 */
export async function changeDate(
  db: Db,
  orderno: string,
  { trade, date: day, half }: NewDate,
  user: CurrentUser,
): Promise<void> {
  if (!isDay(day) || day < toLondonDay(new Date())) throw badRequest('This day is over.', 'no_day');
  const { id } = await findOwnOrder(db, orderno, user);
  await db.transaction(async (tx) => {
    const order = requireActiveOrder(await lockOrder(tx, id));
    const event = { name: 'moveDay', slot: { trade, day, half }, hold: null } as const;
    await transition(tx, order, event, byStaff(user));
  });
}

/**
 * Confirms the bookings of an unpaid order, for example after a phone call. Throws 409 if it has no
 * unconfirmed booking.
 */
export async function confirmByStaff(db: Db, orderno: string, user: CurrentUser): Promise<void> {
  const { id } = await findOwnOrder(db, orderno, user);
  await db.transaction(async (tx) => {
    requireActiveOrder(await lockOrder(tx, id));
    if (!(await confirmHeldBookings(tx, id))) {
      throw conflict(`Order ${orderno} holds no place that waits to be confirmed.`);
    }
  });
}

/** Returns the order. Throws 404 if it is missing, and 409 if its state permits no date. */
function requireActiveOrder(order: OrderRow | null): OrderRow {
  if (order === null) throw notFound('There is no such order.');
  if (isCertain(order)) return order;
  throw conflict(`Order ${order.orderno} is ${order.state.replace('_', ' ')}.`);
}
