import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { loadRefundable, type RefundRow } from '../records/refund-payments.ts';
import { refunds } from '../records/tables.ts';
import { enqueueRefundMail } from './refund-done-email.ts';

/** Mails the shopper about a done refund. Failed refunds that it covers become 'replaced'. */
export async function completeRefund(tx: Tx, refund: RefundRow): Promise<void> {
  await enqueueRefundMail(tx, refund);
  const { orderid, paymentid } = refund;
  const isOfSamePayment = and(
    eq(refunds.orderid, orderid),
    paymentid === null ? isNull(refunds.paymentid) : eq(refunds.paymentid, paymentid),
  );
  const rows = await tx.select().from(refunds).where(isOfSamePayment).orderBy(asc(refunds.id));
  const failedRefunds = rows.filter(({ state }) => state === 'failed');
  // A later refund of the same amount and payment repeats the failed one.
  const sameRefund = failedRefunds.find(
    ({ id, amount }) => id < refund.id && amount === refund.amount,
  );
  const { cards, outsideLeft } = await loadRefundable(tx, orderid);
  const left =
    paymentid === null
      ? outsideLeft
      : (cards.find(({ payment }) => payment.id === paymentid)?.left ?? 0);
  for (const failedRefund of failedRefunds) {
    const isGivenBack = sumLaterRefunds(rows, failedRefund) >= sumFailedUpTo(rows, failedRefund);
    // While the payment has enough money left, the failed refund may still be owed.
    if (failedRefund === sameRefund || (isGivenBack && failedRefund.amount > left))
      await tx
        .update(refunds)
        .set({ state: 'replaced', settledAt: new Date() })
        .where(eq(refunds.id, failedRefund.id));
  }
}

const sumLaterRefunds = (rows: readonly RefundRow[], { id }: RefundRow) =>
  rows
    .filter((row) => row.state === 'done' && row.id > id)
    .reduce((sum, { amount }) => sum + amount, 0);

/** Sums the failed refunds up to this one, because the earliest are covered first. */
const sumFailedUpTo = (rows: readonly RefundRow[], { id }: RefundRow) =>
  rows
    .filter((row) => (row.state === 'failed' || row.state === 'replaced') && row.id <= id)
    .reduce((sum, { amount }) => sum + amount, 0);
