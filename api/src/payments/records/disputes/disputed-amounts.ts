import { isOpenDispute } from 'contract/payments/dispute';
import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/db.ts';
import { payments } from '../tables.ts';
import { disputes } from './tables.ts';

export type DisputeRow = typeof disputes.$inferSelect;

/** A dispute of a known payment. */
export interface PaymentDispute extends DisputeRow {
  paymentid: number;
  /** Disputed amount in hundredths of `currency`. */
  amount: number;
  currency: string;
}

/** Returns the disputes, early fraud warnings and reviews of payments, oldest first. */
export async function loadPaymentDisputes(
  tx: Tx,
  paymentids: readonly number[],
): Promise<PaymentDispute[]> {
  if (paymentids.length === 0) return [];
  const rows = await tx
    .select({ dispute: disputes, payment: payments })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentid))
    .where(inArray(disputes.paymentid, [...paymentids]))
    .orderBy(disputes.id);
  return rows.map(({ dispute, payment }) => toPaymentDispute(dispute, payment));
}

export const toPaymentDispute = (
  dispute: DisputeRow,
  payment: Pick<typeof payments.$inferSelect, 'id' | 'amount' | 'currency'>,
): PaymentDispute => ({
  ...dispute,
  paymentid: payment.id,
  amount: dispute.amount ?? payment.amount,
  currency: dispute.currency ?? payment.currency,
});

/**
 * Returns whether a dispute holds its amount, so that the firm must not give this money back as
 * well. An inquiry does not, because a refund through the provider ends it.
 */
export function holdsMoney(dispute: DisputeRow): boolean {
  const { kind, status, isInquiry, fundsWithdrawnAt, fundsReinstatedAt } = dispute;
  if (kind !== 'dispute') return false;
  const isGone = fundsWithdrawnAt !== null && fundsReinstatedAt === null;
  return isGone || status === 'lost' || (isOpenDispute(dispute) && !isInquiry);
}

/** Returns a map from payment id to the amount that disputes hold, in hundredths. */
export async function loadDisputedAmounts(
  tx: Tx,
  paymentids: readonly number[],
): Promise<Map<number, number>> {
  const amounts = new Map<number, number>();
  for (const dispute of await loadPaymentDisputes(tx, paymentids))
    if (holdsMoney(dispute))
      amounts.set(dispute.paymentid, (amounts.get(dispute.paymentid) ?? 0) + dispute.amount);
  return amounts;
}

/** Returns all disputes of an order with their payments, oldest first. */
export async function loadOrderDisputes(tx: Tx, orderid: number): Promise<PaymentDispute[]> {
  const rows = await tx
    .select({ id: disputes.paymentid })
    .from(disputes)
    .where(eq(disputes.orderid, orderid));
  return loadPaymentDisputes(
    tx,
    rows.flatMap(({ id }) => id ?? []),
  );
}
