import { and, eq, inArray, or } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { lockOrder } from '../../orders/records/find-order.ts';
import type { ProviderRefund } from 'server/card-providers/payment-provider';
import {
  computeWaivedAmount,
  loadUnrefundedAmounts,
  type PaymentRow,
  type RefundRow,
} from '../records/refund-payments.ts';
import { payments, refunds } from '../records/tables.ts';
import { applyReport } from './apply-report.ts';
import { readReferenceKey } from './refund-reference.ts';

/**
 * Returns the payment with this transaction of a provider. Returns null if the transaction belongs
 * to another shop.
 */
export async function findTransaction(
  tx: Tx,
  provider: string,
  transactionid: string,
): Promise<PaymentRow | null> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(
      and(eq(payments.transactionid, transactionid), inArray(payments.provider, ['', provider])),
    );
  return payment ?? null;
}

/**
 * Applies a refund from a webhook. A refund that staff made in the provider's own pages settles a
 * due or failed refund of the same amount. If there is no such refund, reduces a larger due refund
 * by this amount, and adds a refund. Returns false, without adding a refund, if the amount exceeds
 * the remaining amount of the payment.
 */
export async function handleRefundReport(
  tx: Tx,
  provider: string,
  report: ProviderRefund,
): Promise<boolean> {
  const payment = await findTransaction(tx, provider, report.transactionid);
  if (payment === null) return true;
  await lockOrder(tx, payment.orderid);
  const isSame = or(
    eq(refunds.providerid, report.id),
    eq(refunds.key, readReferenceKey(report.reference)),
  );
  const [refund] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentid, payment.id), isSame))
    .for('update');
  if (refund !== undefined) await applyReport(tx, refund, report);
  else if (report.status !== 'failed') return recordForeignRefund(tx, payment, report);
  return true;
}

async function recordForeignRefund(
  tx: Tx,
  payment: PaymentRow,
  report: ProviderRefund,
): Promise<boolean> {
  const openRefunds = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentid, payment.id), inArray(refunds.state, ['due', 'failed'])))
    .for('update');
  const sameRefund = openRefunds.find(({ amount }) => amount === report.amount);
  if (sameRefund !== undefined) {
    await applyReport(tx, sameRefund, report);
    return true;
  }
  await reduceDueRefund(tx, openRefunds, report.amount);
  // The provider moved this money, even if it is in a dispute.
  const leftAmount = (await loadUnrefundedAmounts(tx, [payment])).get(payment.id) ?? 0;
  if (report.amount > leftAmount) return false;
  const [refund] = await tx
    .insert(refunds)
    .values({
      orderid: payment.orderid,
      paymentid: payment.id,
      amount: report.amount,
      waived: await computeWaivedAmount(tx, payment.orderid, report.amount),
      method: 'provider',
      state: 'pending',
      key: `provider-${report.id}`,
      reason: 'Given back in the account of the card payment provider.',
    })
    .returning();
  if (refund !== undefined) await applyReport(tx, refund, report);
  return true;
}

/**
 * Reduces the due refund of a payment by a partial refund that staff made in the provider's pages.
 */
async function reduceDueRefund(
  tx: Tx,
  openRefunds: readonly RefundRow[],
  amount: number,
): Promise<void> {
  const dueRefund = openRefunds.find((refund) => refund.state === 'due' && refund.amount > amount);
  if (dueRefund === undefined) return;
  await tx
    .update(refunds)
    .set({ amount: dueRefund.amount - amount })
    .where(eq(refunds.id, dueRefund.id));
}
