import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import type { OrderMail } from '../../orders/records/order-mail.ts';
import { paymentRequests } from './tables.ts';

/** Smallest payment by card in pence. Card providers refuse less. */
export const MIN_CARD_AMOUNT = 30;

export interface PaymentRequestMail extends OrderMail {
  requestid: number;
  /** Requested amount, in pence. */
  amount: number;
}

/** Queues the mail that asks the customer for a payment. */
export const enqueuePaymentRequest = (
  tx: Tx,
  { id, orderid, amount }: typeof paymentRequests.$inferSelect,
): Promise<void> =>
  enqueueMail(tx, {
    job: { kind: 'payment-request', orderid, requestid: id, amount },
    once: `payment-request:${id}`,
  });

/** Returns whether the customer was asked by mail to pay the order on its page. */
export async function isAskedByMail(tx: Tx, orderid: number): Promise<boolean> {
  const [request] = await tx
    .select({ id: paymentRequests.id })
    .from(paymentRequests)
    .where(eq(paymentRequests.orderid, orderid))
    .limit(1);
  return request !== undefined;
}
