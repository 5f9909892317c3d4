import { isOpenDispute } from 'contract/payments/dispute';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import {
  holdsMoney,
  loadDisputedAmounts,
  type PaymentDispute,
} from '../records/disputes/disputed-amounts.ts';
import {
  addRefundOfPayments,
  loadLeftAmounts,
  loadUnrefundedAmounts,
  type PaymentRow,
} from '../records/refund-payments.ts';
import { refunds } from '../records/tables.ts';

/**
 * Adapts the open refunds of a payment to a decided dispute. A lost dispute replaces them, because
 * the bank gave the money back. After another end, a payment that must be returned gets the due
 * refund that it could not get during the dispute.
 */
export async function settleRefunds(
  tx: Tx,
  dispute: PaymentDispute,
  payment: PaymentRow,
): Promise<void> {
  if (dispute.kind !== 'dispute' || isOpenDispute(dispute)) return;
  if (holdsMoney(dispute)) await replaceOpenRefunds(tx, dispute, payment);
  else if (payment.refundReason !== null && !(await hasFailedRefund(tx, payment)))
    await addRefundOfPayments(tx, [payment], 'due');
}

/** Ends failed refunds that exceed the remaining amount, then due refunds for the disputed amount. */
async function replaceOpenRefunds(
  tx: Tx,
  { providerid }: PaymentDispute,
  payment: PaymentRow,
): Promise<void> {
  const leftAmount = (await loadLeftAmounts(tx, [payment])).get(payment.id) ?? 0;
  const unrefundedAmount = (await loadUnrefundedAmounts(tx, [payment])).get(payment.id) ?? 0;
  const disputedAmount = (await loadDisputedAmounts(tx, [payment.id])).get(payment.id) ?? 0;
  let excess = Math.max(0, disputedAmount - unrefundedAmount);
  const openRefunds = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentid, payment.id), inArray(refunds.state, ['due', 'failed'])))
    .orderBy(desc(refunds.id))
    .for('update');
  for (const { id, state, amount, reason } of openRefunds) {
    const replacedAmount = state === 'due' ? Math.min(excess, amount) : amount;
    if (state === 'failed' ? amount <= leftAmount : replacedAmount === 0) continue;
    if (state === 'due') excess -= replacedAmount;
    await tx
      .update(refunds)
      .set(
        replacedAmount < amount
          ? { amount: amount - replacedAmount }
          : {
              state: 'replaced',
              settledAt: new Date(),
              reason: `${reason} The bank gave the money back by dispute ${providerid}.`.trim(),
            },
      )
      .where(eq(refunds.id, id));
  }
}

async function hasFailedRefund(tx: Tx, { id }: PaymentRow): Promise<boolean> {
  const [row] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentid, id), eq(refunds.state, 'failed')))
    .limit(1);
  return row !== undefined;
}
