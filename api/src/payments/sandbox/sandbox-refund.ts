import { randomBytes } from 'node:crypto';
import { eq, sum } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import {
  type ProviderRefund,
  RefundRefusedError,
  type RefundRequest,
} from 'server/card-providers/payment-provider';
import { sandboxRefunds, sandboxSessions } from '../records/tables.ts';
import { FAILING_REFUND_PREFIX } from './test-card.ts';

type SandboxRefund = typeof sandboxRefunds.$inferSelect;

/**
 * Listeners that send the webhook of a new refund, by database. Each app registers its own
 * listener.
 */
const refundListeners = new WeakMap<Db, (refund: ProviderRefund) => void>();

export function listenToSandboxRefunds(db: Db, listener: (refund: ProviderRefund) => void): void {
  refundListeners.set(db, listener);
}

/**
 * Refunds a payment of the sandbox. Refunds at most the paid amount, once per
 * reference. Refunds to one of the test cards fail.
 */
export async function createSandboxRefund(db: Db, request: RefundRequest): Promise<ProviderRefund> {
  const refund = await db.transaction(async (tx) => {
    const { transactionid, reference, amount } = request;
    const [session] = await tx
      .select({ amount: sandboxSessions.amount })
      .from(sandboxSessions)
      .where(eq(sandboxSessions.transactionid, transactionid))
      .for('update');
    const [sameRefund] = await tx
      .select()
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.reference, reference));
    if (sameRefund !== undefined) return sameRefund;
    const [refundSum] = await tx
      .select({ amount: sum(sandboxRefunds.amount).mapWith(Number) })
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.transactionid, transactionid));
    // Skips this check for payments older than a month, because their sessions are deleted.
    if (session && amount > session.amount - (refundSum?.amount ?? 0))
      throw new RefundRefusedError('The refund is greater than what is left of the payment.');
    const id = `re_${randomBytes(12).toString('hex')}`;
    const hasFailed = transactionid.startsWith(FAILING_REFUND_PREFIX);
    const [newRefund] = await tx
      .insert(sandboxRefunds)
      .values({ id, transactionid, reference, amount, status: hasFailed ? 'failed' : 'done' })
      .returning();
    if (newRefund === undefined) throw new Error('The sandbox refund was not stored.');
    return newRefund;
  });
  const report = toProviderRefund(refund);
  refundListeners.get(db)?.(report);
  return report;
}

/** Returns the refunds of a payment of the sandbox. */
export async function listSandboxRefunds(db: Db, transactionid: string): Promise<ProviderRefund[]> {
  const rows = await db
    .select()
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.transactionid, transactionid));
  return rows.map(toProviderRefund);
}

const toProviderRefund = (refund: SandboxRefund): ProviderRefund => ({
  ...refund,
  currency: 'gbp',
  failure: refund.status === 'failed' ? 'expired or canceled card' : '',
});
