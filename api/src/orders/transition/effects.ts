import { eq, sql } from 'drizzle-orm';
import { confirmBookings, releaseBookings } from '../../calendar/bookings/book-order.ts';
import { moveBooking, type BookingHoldChange } from '../../calendar/bookings/move-booking.ts';
import type { Tx } from '../../db/db.ts';
import { enqueueMail } from '../../mail/queue.ts';
import { markForRefund } from '../../payments/records/refund-payments.ts';
import type { BookingSlot } from '../../schedule/schedule.ts';
import { confirmOrder } from '../emails/confirm-order.ts';
import { createOrderMail } from '../records/order-mail.ts';
import { isCertain } from '../state/order-states.ts';
import { type DayChange, type OrderRow, orders } from '../records/tables.ts';
import type { Actor, EffectName } from '../state/order-transitions.ts';

/** The transition to which an effect belongs. `order` is the order before the transition. */
interface EffectContext {
  tx: Tx;
  order: OrderRow;
  by: Actor;
  /** The new day of the event `moveDay`, otherwise null. */
  dayMove: { slot: BookingSlot; hold: BookingHoldChange; exceedsCapacity?: boolean } | null;
  /** The order's former day if the event is `moveDay`. Null if there was none. */
  formerDay: DayChange['from'];
  /** Sum of the refunds that `refundPayments` added, in pence. */
  refund: number;
}

/**
 * Functions for the effects of the transition table. The function `transition` runs the effects in
 * the order of the table, within its transaction.
 */
export const effects: Record<EffectName, (context: EffectContext) => Promise<void>> = {
  releaseBookings: ({ tx, order }) => releaseBookings(tx, order.id),
  confirmBookings: ({ tx, order }) => confirmBookings(tx, order),
  moveBooking: async ({ tx, order, dayMove }) => {
    if (dayMove !== null) await moveBooking(tx, order, dayMove);
  },
  countDayChange: async ({ tx, order }) => {
    const dateChanges = sql`${orders.dateChanges} + 1`;
    await tx.update(orders).set({ dateChanges }).where(eq(orders.id, order.id));
  },
  refundPayments: async (context) => {
    const reason = context.by === 'shopper' ? CANCELLED_BY_SHOPPER_REASON : CANCELLED_REASON;
    context.refund = await markForRefund(context.tx, context.order.id, reason);
  },
  confirmOrder: ({ tx, order }) => confirmOrder(tx, order),
  mailStaffCancellation: async ({ tx, order, refund }) => {
    if (refund > 0 || isCertain(order))
      await enqueueMail(tx, createOrderMail('order-cancelled', order.id, { refund, by: 'staff' }));
  },
  mailCancellation: ({ tx, order: { id }, refund }) =>
    enqueueMail(
      tx,
      createOrderMail('order-cancelled', id, { refund }),
      createOrderMail('order-cancelled-copy', id, { refund }),
    ),
  // These mails have no `once` name, which would let the queue accept only one of them per order.
  // Each change of a day sends its own mails.
  mailMovedDay: async ({ tx, order: { id: orderid }, dayMove, formerDay }) => {
    const formerSlot = { trade: dayMove?.slot.trade, ...formerDay };
    await enqueueMail(
      tx,
      { job: { kind: 'day-moved', orderid, before: formerSlot } },
      { job: { kind: 'day-moved-copy', orderid, before: formerSlot } },
    );
  },
  mailAgreedDay: ({ tx, order: { id: orderid } }) =>
    enqueueMail(tx, { job: { kind: 'date-changed', orderid } }),
};

const CANCELLED_REASON = 'The order was cancelled.';

const CANCELLED_BY_SHOPPER_REASON = 'The customer cancelled the order.';
