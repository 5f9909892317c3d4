import { enqueueMail } from '../../../mail/queue/queue.ts';
import { markForRefund } from '../../../payments/records/refund-payments.ts';
import { createOrderMail } from '../../records/order-mail.ts';
import { isCertain } from '../../state/order-states.ts';
import type { Effect } from '../order-event.ts';

/** Marks what was paid for refund. The mails about the cancellation name the sum. */
export const refundPayments: Effect<'cancel'> = async (context) => {
  const reason =
    context.cause.by === 'shopper'
      ? 'The customer cancelled the order.'
      : 'The order was cancelled.';
  context.refund = await markForRefund(context.tx, context.order.id, reason);
};

/** Tells the shopper and the firm that the shopper cancelled. */
export const mailCancellation: Effect<'cancel'> = ({ tx, order: { id }, refund }) =>
  enqueueMail(
    tx,
    createOrderMail('order-cancelled', id, { refund }),
    createOrderMail('order-cancelled-copy', id, { refund }),
  );

/** Tells the shopper that the firm cancelled, unless the shopper never paid or got a confirmation. */
export const mailStaffCancellation: Effect<'cancel'> = async ({ tx, order, refund }) => {
  if (refund > 0 || isCertain(order))
    await enqueueMail(tx, createOrderMail('order-cancelled', order.id, { refund, by: 'staff' }));
};
