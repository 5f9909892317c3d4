import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Tx } from '../../../../db/db.ts';
import { paymentKindLabels } from 'contract/payments/ledger';
import { formatAmount, formatMoney } from 'contract/values/pence';
import {
  paymentRequests,
  payments,
  recordedPayments,
  refunds,
} from '../../../../payments/records/tables.ts';
import type { GetStaffName } from './history-entries.ts';
import type { NewTimelineEntry } from './timeline-entry.ts';

/** Returns the received payments of an order as timeline entries. */
export async function loadPaymentEntries(tx: Tx, orderid: number): Promise<NewTimelineEntry[]> {
  const rows = await tx
    .select()
    .from(payments)
    .where(eq(payments.orderid, orderid))
    .orderBy(asc(payments.id));
  return rows.map(({ id, amount, currency, transactionid, receivedAt: at }) => ({
    id: `payment-${id}`,
    kind: 'payment',
    title: `Payment received: ${formatAmount(amount, currency)}`,
    text: transactionid,
    at,
  }));
}

type RecordedRow = typeof recordedPayments.$inferSelect;

export const loadRecordedRows = (tx: Tx, orderid: number): Promise<RecordedRow[]> =>
  tx
    .select()
    .from(recordedPayments)
    .where(eq(recordedPayments.orderid, orderid))
    .orderBy(asc(recordedPayments.id));

/** Returns the payments that staff recorded for an order as timeline entries. */
export const buildRecordedEntries = (
  recordedRows: readonly RecordedRow[],
  getStaffName: GetStaffName,
): NewTimelineEntry[] =>
  recordedRows.map(({ id, amount, method, note, corrects, staffid, createdAt: at }) => ({
    id: `recorded-${id}`,
    kind: 'payment',
    title: `${corrects === null ? 'Payment recorded' : 'Payment corrected'}: ${formatMoney(amount)}, ${paymentKindLabels[method].toLowerCase()}`,
    ...(corrects === null ? { text: note } : { reason: note }),
    by: getStaffName(staffid),
    at,
  }));

/** A refund with the currency of its payment. */
type RequestRow = typeof paymentRequests.$inferSelect;

export const loadRequestRows = (tx: Tx, orderid: number): Promise<RequestRow[]> =>
  tx
    .select()
    .from(paymentRequests)
    .where(eq(paymentRequests.orderid, orderid))
    .orderBy(asc(paymentRequests.id));

/** Returns the payments that staff asked for as timeline entries. */
export const buildRequestEntries = (
  requestRows: readonly RequestRow[],
  getStaffName: GetStaffName,
): NewTimelineEntry[] =>
  requestRows.map(({ id, amount, text, staffid, createdAt: at }) => ({
    id: `payment-request-${id}`,
    kind: 'payment',
    title: `Asked for a payment of ${formatMoney(amount)}`,
    text,
    by: getStaffName(staffid),
    at,
  }));

export type RefundRow = typeof refunds.$inferSelect & { currency: string };

export const loadRefundRows = (tx: Tx, orderid: number): Promise<RefundRow[]> =>
  tx
    .select({
      ...getTableColumns(refunds),
      currency: sql<string>`coalesce(${payments.currency}, 'gbp')`,
    })
    .from(refunds)
    .leftJoin(payments, eq(payments.id, refunds.paymentid))
    .where(eq(refunds.orderid, orderid))
    .orderBy(asc(refunds.id));

/**
 * Returns the refunds of an order as timeline entries. Each refund has an entry for its request. A
 * done refund has a second entry.
 */
export const buildRefundEntries = (
  refundRows: readonly RefundRow[],
  getStaffName: GetStaffName,
): NewTimelineEntry[] =>
  refundRows.flatMap((refund) => {
    const { id, amount, reason, staffid, createdAt, settledAt, state, lastError } = refund;
    const by = getStaffName(staffid);
    const formattedAmount = formatAmount(amount, refund.currency);
    const request: NewTimelineEntry = {
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
  return state === 'replaced'
    ? lastError === ''
      ? 'The money went back another way, or stays with the order.'
      : `Failed: ${lastError}. The money went back another way, or stays with the order.`
    : '';
}
