import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../../db/db.ts';
import { formatMoney } from 'contract/values/pence';
import { payments, refunds } from '../../../../payments/records/tables.ts';
import type { GetStaffName } from './history-entries.ts';
import type { NewEntry } from './timeline-entry.ts';

/** Returns the received payments of an order as timeline entries. */
export async function loadPaymentEntries(tx: Tx, orderid: number): Promise<NewEntry[]> {
  const rows = await tx
    .select()
    .from(payments)
    .where(eq(payments.orderid, orderid))
    .orderBy(asc(payments.id));
  return rows.map(({ id, amount, transactionid, receivedAt: at }) => ({
    id: `payment-${id}`,
    kind: 'payment',
    title: `Payment received: ${formatMoney(amount)}`,
    text: transactionid,
    at,
  }));
}

export type RefundRow = typeof refunds.$inferSelect;

export const loadRefundRows = (tx: Tx, orderid: number): Promise<RefundRow[]> =>
  tx.select().from(refunds).where(eq(refunds.orderid, orderid)).orderBy(asc(refunds.id));

/**
 * Returns the refunds of an order as timeline entries. Each refund has an entry for its request. A
 * done refund has a second entry.
 */
export const buildRefundEntries = (
  refundRows: readonly RefundRow[],
  getStaffName: GetStaffName,
): NewEntry[] =>
  refundRows.flatMap((refund) => {
    const { id, amount, reason, staffid, createdAt, settledAt, state, lastError } = refund;
    const by = getStaffName(staffid);
    const formattedAmount = formatMoney(amount);
    const request: NewEntry = {
      id: `refund-${id}`,
      kind: 'refund',
      title: `Refund of ${formattedAmount}`,
      reason,
      by,
      at: createdAt,
      text: describeOutcome(state, lastError),
    };
    if (settledAt === null || state !== 'done') return request;
    const title = `Refund of ${formattedAmount} done`;
    return [request, { id: `refund-${id}-done`, kind: 'refund', title, at: settledAt }];
  });

function describeOutcome(state: RefundRow['state'], lastError: string): string {
  if (state === 'failed') return `Failed: ${lastError}`;
  return state === 'replaced' ? `Failed: ${lastError}. Another refund gave the money back.` : '';
}
