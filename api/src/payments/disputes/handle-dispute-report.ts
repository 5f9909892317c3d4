import { disputeStatuses, isOpenDispute } from 'contract/payments/dispute';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ProviderDispute } from 'server/card-providers/payment-provider';
import type { Tx } from '../../db/db.ts';
import { lockOrder } from '../../orders/records/find-order.ts';
import { type DisputeRow, toPaymentDispute } from '../records/disputes/disputed-amounts.ts';
import type { PaymentRow } from '../records/refund-payments.ts';
import { disputes } from '../records/disputes/tables.ts';
import { findTransaction } from '../refunds/handle-refund-report.ts';
import { settleOrder } from '../settle-order.ts';
import { recordMovedMoney } from './dispute-entries.ts';
import { enqueueDisputeMail } from './dispute-email.ts';
import { settleRefunds } from './settle-refunds.ts';

/**
 * Stores the report of a dispute, early fraud warning or review, and applies its effects on money.
 * Reports may arrive repeatedly and in any order. Returns false if the shop knows no payment with
 * this transaction. Such a report is stored too, and applied once its payment is known.
 */
export async function handleDisputeReport(
  tx: Tx,
  provider: string,
  report: ProviderDispute,
): Promise<boolean> {
  await lockTransaction(tx, report.transactionid);
  const payment = await findTransaction(tx, provider, report.transactionid);
  if (payment !== null) await lockOrder(tx, payment.orderid);
  const [newRow] = await tx
    .insert(disputes)
    .values({ provider, ...toIdentity(report), ...toState(report), ...toFundTimes(report) })
    .onConflictDoNothing({ target: disputes.providerid })
    .returning();
  const dispute = newRow ?? (await updateDispute(tx, report));
  if (payment !== null) await applyDispute(tx, dispute, payment);
  return payment !== null;
}

/** Applies disputes that were reported before their payment. */
export async function linkDisputes(tx: Tx, payment: PaymentRow): Promise<void> {
  await lockTransaction(tx, payment.transactionid);
  const rows = await tx
    .select()
    .from(disputes)
    .where(
      and(
        eq(disputes.transactionid, payment.transactionid),
        inArray(disputes.provider, ['', payment.provider]),
        isNull(disputes.paymentid),
      ),
    )
    .orderBy(disputes.id)
    .for('update');
  for (const dispute of rows) await applyDispute(tx, dispute, payment);
}

/**
 * Waits for other reports about this transaction until the transaction of the database ends. A payment
 * and its dispute that arrive at the same time thus find each other.
 */
async function lockTransaction(tx: Tx, transactionid: string): Promise<void> {
  const key = `dispute ${transactionid}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Updates a stored dispute. Throws if the dispute does not exist. */
async function updateDispute(tx: Tx, report: ProviderDispute): Promise<DisputeRow> {
  const isReported = eq(disputes.providerid, report.id);
  const [storedRow] = await tx.select().from(disputes).where(isReported).for('update');
  if (storedRow === undefined) throw new Error('The dispute was not stored.');
  const newTimes = toFundTimes(report);
  const [changedRow] = await tx
    .update(disputes)
    .set({
      ...(isNewer(storedRow, report) && toState(report)),
      fundsWithdrawnAt: storedRow.fundsWithdrawnAt ?? newTimes.fundsWithdrawnAt,
      fundsReinstatedAt: storedRow.fundsReinstatedAt ?? newTimes.fundsReinstatedAt,
      updatedAt: new Date(),
    })
    .where(isReported)
    .returning();
  return changedRow ?? storedRow;
}

/**
 * Returns whether a report is newer than the stored state. A decided dispute opens again only by an
 * appeal. Reports of the same second are ordered by their status.
 */
function isNewer(stored: DisputeRow, report: ProviderDispute): boolean {
  const isDecided = stored.status === 'won' || stored.status === 'lost';
  if (isDecided && report.status !== 'won' && report.status !== 'lost' && !report.isAppeal)
    return false;
  const difference = report.reportedAt * 1000 - stored.reportedAt.getTime();
  return difference === 0 ? rankStatus(report) >= rankStatus(stored) : difference > 0;
}

function rankStatus({ status, isInquiry }: Pick<DisputeRow, 'status' | 'isInquiry'>): number {
  const rank = disputeStatuses.indexOf(status);
  // A dispute follows its inquiry.
  return isInquiry && isOpenDispute({ status }) ? rank - disputeStatuses.length : rank;
}

/** Links a dispute with its payment, and applies what follows from its state. */
async function applyDispute(tx: Tx, row: DisputeRow, payment: PaymentRow): Promise<void> {
  const [linkedRow = row] = await tx
    .update(disputes)
    .set({ paymentid: payment.id, orderid: payment.orderid, ...completeFundTimes(row) })
    .where(eq(disputes.id, row.id))
    .returning();
  const dispute = toPaymentDispute(linkedRow, payment);
  await recordMovedMoney(tx, dispute, payment);
  await settleRefunds(tx, dispute, payment);
  await settleOrder(tx, payment.orderid, { text: `dispute ${row.providerid}` });
  await enqueueDisputeMail(tx, dispute, payment.orderid);
}

/**
 * Returns the times that follow from a decision: a lost dispute took the money, and a won one gave
 * it back. The provider's events about the money may be late or lost.
 */
function completeFundTimes({ status, settledAt, fundsWithdrawnAt, fundsReinstatedAt }: DisputeRow) {
  return {
    fundsWithdrawnAt: fundsWithdrawnAt ?? (status === 'lost' ? settledAt : null),
    fundsReinstatedAt:
      fundsReinstatedAt ?? (status === 'won' && fundsWithdrawnAt !== null ? settledAt : null),
  };
}

const toIdentity = ({ id, kind, transactionid }: ProviderDispute) => ({
  providerid: id,
  kind,
  transactionid,
});

const toState = (report: ProviderDispute) => ({
  amount: report.amount,
  currency: report.currency,
  reason: report.reason,
  status: report.status,
  isInquiry: report.isInquiry,
  dueBy: toDate(report.dueBy),
  reportedAt: new Date(report.reportedAt * 1000),
  settledAt: isOpenDispute(report) ? null : new Date(report.reportedAt * 1000),
});

const toFundTimes = ({ withdrawnAt, reinstatedAt }: ProviderDispute) => ({
  fundsWithdrawnAt: toDate(withdrawnAt),
  fundsReinstatedAt: toDate(reinstatedAt),
});

const toDate = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000));
