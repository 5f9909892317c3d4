import { eq } from 'drizzle-orm';
import { bookAgreedSlot } from '../../../calendar/bookings/book-agreed-slot.ts';
import { moveBooking, replaceDay } from '../../../calendar/bookings/move-booking.ts';
import { enqueueMail } from '../../../mail/queue/queue.ts';
import { orders } from '../../records/tables.ts';
import type { BookingSlot } from '../../../schedule/schedule.ts';
import type { Effect, EventInput } from '../order-event.ts';

/** Returns the half day that was chosen for an order. */
export const toSlot = ({ trade, date: day, half }: EventInput<'changeDay'>): BookingSlot => ({
  trade,
  day,
  half,
});

/** Books the day that the shopper chose. Throws 409 with the open days if it is full. */
export const bookChosenDay: Effect<'changeDay'> = async ({ tx, order, input, hold }) =>
  moveBooking(tx, order, { slot: toSlot(input), hold });

/**
 * Books the day that staff agreed with the shopper. Throws 400 for a past day. Without `override`,
 * throws 409 for a full, closed or too early day. `override` needs a reason.
 */
export const bookAgreedDay: Effect<'changeDay'> = async ({ tx, order, input, cause }) => {
  const slot = toSlot(input);
  const { trade, day, half } = slot;
  const warnings = await bookAgreedSlot(tx, order.id, slot, {
    override: input.override === true,
    reason: cause.reason ?? '',
  });
  const schedule = replaceDay(order.schedule, slot);
  await tx.update(orders).set({ schedule }).where(eq(orders.id, order.id));
  const formerChoice = order.schedule?.[trade];
  const override = warnings.length > 0 ? { override: warnings.map(({ code }) => code) } : {};
  return {
    before: { [trade]: formerChoice ? `${formerChoice.date} ${formerChoice.half}` : null },
    after: { [trade]: `${day} ${half}`, ...override },
  };
};

/**
 * Tells shopper and firm about the day that the shopper chose. The mails have no `once` name, which
 * would let the queue accept only one of them per order. Each change of a day sends its own mails.
 */
export const mailMovedDay: Effect<'changeDay'> = async ({ tx, order, input, formerDay }) => {
  const before = { trade: input.trade, ...formerDay };
  await enqueueMail(
    tx,
    { job: { kind: 'day-moved', orderid: order.id, before } },
    { job: { kind: 'day-moved-copy', orderid: order.id, before } },
  );
};

/** Tells the shopper about the day that staff set. */
export const mailAgreedDay: Effect<'changeDay'> = ({ tx, order: { id: orderid } }) =>
  enqueueMail(tx, { job: { kind: 'date-changed', orderid } });
