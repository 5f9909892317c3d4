import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import type { ProviderRefund } from 'server/card-providers/payment-provider';
import type { RefundRow } from '../records/refund-payments.ts';
import { refunds } from '../records/tables.ts';
import { settleOrder } from '../settle-order.ts';
import { completeRefund } from './complete-refund.ts';
import { createReference } from './refund-reference.ts';

/** Locks a refund until the transaction ends. Returns null for an unknown id. */
export async function lockRefund(tx: Tx, id: number): Promise<RefundRow | null> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return refund ?? null;
}

/**
 * Applies the provider's report to a locked refund of a locked order. Mails the shopper if the refund
 * is done. Reports may arrive repeatedly and in any order.
 */
export async function applyReport(
  tx: Tx,
  refund: RefundRow,
  report: ProviderRefund,
): Promise<void> {
  if (!isNewReport(refund, report)) return;
  const { id: providerid, status } = report;
  const [changedRefund] = await tx
    .update(refunds)
    .set({
      providerid,
      state: status,
      lastError: report.failure,
      method: 'provider',
      settledAt: status === 'pending' ? null : new Date(),
    })
    .where(eq(refunds.id, refund.id))
    .returning();
  if (changedRefund?.state === 'done') await completeRefund(tx, changedRefund);
  await settleOrder(tx, refund.orderid, { text: `refund ${status}` });
}

/**
 * Returns whether a report changes a refund. A done refund can still fail, for example if the card
 * was closed. A failed or replaced refund stays so, because a retry creates another refund at the provider.
 */
function isNewReport(refund: RefundRow, { id, status, reference }: ProviderRefund): boolean {
  // A late report does not change a refund that staff have paid back outside the shop.
  if (refund.state === 'done' && refund.method === 'outside') return false;
  const isSameRefund = refund.providerid === id;
  if (status === 'failed') {
    const isOfCurrentAttempt = refund.providerid === null && reference === createReference(refund);
    const hasFailed = refund.state === 'failed' || refund.state === 'replaced';
    return !hasFailed && (isSameRefund || isOfCurrentAttempt);
  }
  if (refund.state === 'failed' || refund.state === 'replaced') return !isSameRefund;
  return refund.state !== 'done';
}
