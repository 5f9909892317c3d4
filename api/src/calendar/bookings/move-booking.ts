import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { type OrderRow, orders } from '../../orders/records/tables.ts';
import type { BookingSlot, Schedule } from '../../schedule/schedule.ts';
import { loadBookings } from './read-bookings.ts';
import { bookings } from './tables.ts';
import { type BookingHold, bookSlot } from './book-slot.ts';

/**
 * The hold of a booking after a change of its date: null confirms the booking. 'unchanged' leaves
 * the booking confirmed, or unconfirmed with the same expiry time.
 */
export type BookingHoldChange = BookingHold | 'unchanged';

/** The new date of a booking. */
interface BookingMove {
  slot: BookingSlot;
  hold: BookingHoldChange;
}

/**
 * Changes the date of a locked order and of the order's booking. Throws 409 with the open days if
 * the new half day is full.
 */
export async function moveBooking(
  tx: Tx,
  order: OrderRow,
  { slot, hold }: BookingMove,
): Promise<void> {
  if (hold === 'unchanged') await bookSlotWithSameHold(tx, order.id, slot);
  else await bookSlot(tx, order.id, slot, hold);
  const schedule = replaceDay(order.schedule, slot);
  await tx.update(orders).set({ schedule }).where(eq(orders.id, order.id));
}

async function bookSlotWithSameHold(tx: Tx, orderid: number, slot: BookingSlot): Promise<void> {
  const previousBooking = (await loadBookings(tx, orderid)).find(
    ({ trade }) => trade === slot.trade,
  );
  await bookSlot(tx, orderid, slot, null);
  if (previousBooking === undefined) return;
  const { heldUntil, recipient, address } = previousBooking;
  await tx
    .update(bookings)
    .set({ heldUntil, recipient, address })
    .where(and(eq(bookings.orderid, orderid), eq(bookings.trade, slot.trade)));
}

/**
 * Returns the schedule with the new date. If the order had no date of a removal before, the
 * schedule has no addresses of the removal.
 */
export function replaceDay(
  schedule: Schedule | null,
  { trade, day: date, half }: BookingSlot,
): Schedule {
  if (trade === 'visit') return { ...schedule, visit: { ...schedule?.visit, date, half } };
  return { ...schedule, move: { ...schedule?.move, date, half } };
}
