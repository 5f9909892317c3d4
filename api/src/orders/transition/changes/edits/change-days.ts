import { and, eq } from 'drizzle-orm';
import { bookAgreedSlot } from '../../../../calendar/bookings/book-agreed-slot.ts';
import { loadBookings } from '../../../../calendar/bookings/read-bookings.ts';
import { bookings } from '../../../../calendar/bookings/tables.ts';
import type { Tx } from '../../../../db/db.ts';
import { type BookingKind, bookingKinds, type Schedule } from '../../../../schedule/schedule.ts';
import { type OrderRow, orders } from '../../../records/tables.ts';

interface DayOptions {
  /** All days after the change, or undefined to keep them. */
  schedule: Schedule | undefined;
  /** Booking kinds that the lines needed before, and those that they need now. */
  formerKinds: ReadonlySet<BookingKind>;
  neededKinds: ReadonlySet<BookingKind>;
  override: boolean;
  reason: string;
}

/**
 * Gives an order the days of its changed lines. The place of a removed part is free again. A new part
 * without a day is agreed later. Throws like `bookAgreedSlot`.
 */
export async function changeDays(tx: Tx, order: OrderRow, options: DayOptions): Promise<void> {
  const { formerKinds, neededKinds, override, reason } = options;
  const target = options.schedule ?? order.schedule;
  const currentBookings = await loadBookings(tx, order.id);
  const schedule: Schedule = {};
  // The sequence is that of all bookings, so that two transactions cannot deadlock.
  for (const trade of bookingKinds) {
    const isRemoved = formerKinds.has(trade) && !neededKinds.has(trade);
    const isKnown = neededKinds.has(trade) || order.schedule?.[trade] !== undefined;
    const choice = isRemoved || !isKnown ? undefined : target?.[trade];
    if (choice === undefined) {
      await tx
        .delete(bookings)
        .where(and(eq(bookings.orderid, order.id), eq(bookings.trade, trade)));
      continue;
    }
    if (trade === 'move') schedule.move = { ...choice };
    else schedule.visit = choice;
    const slot = { trade, day: choice.date, half: choice.half };
    const formerChoice = order.schedule?.[trade];
    const isSameDay = formerChoice?.date === slot.day && formerChoice.half === slot.half;
    const booking = currentBookings.find((each) => each.trade === trade);
    const isBooked = booking?.day === slot.day && booking.half === slot.half;
    // A day whose place was released stays as it is until somebody sets another one.
    if (isSameDay || isBooked) continue;
    await bookAgreedSlot(tx, order.id, slot, { override, reason });
  }
  await tx
    .update(orders)
    .set({ schedule: Object.keys(schedule).length === 0 ? null : schedule })
    .where(eq(orders.id, order.id));
}
