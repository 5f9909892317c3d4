import { isOpenDispute } from 'contract/payments/dispute';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db.ts';
import type { DisputeRow } from './disputed-amounts.ts';
import { disputes } from './tables.ts';

/**
 * Condition of the disputes that concern staff who work on the order: all that are open, and lost
 * disputes.
 */
export const isAlert: SQL = sql`(${disputes.status} in ('needs_response', 'under_review') or (${disputes.kind} = 'dispute' and ${disputes.status} = 'lost'))`;

/**
 * Condition of the disputes and reviews that wait for the firm. A fraud warning is open until the
 * payment is refunded or disputed, so it waits for nothing.
 */
export const isToAnswer = and(
  eq(disputes.status, 'needs_response'),
  ne(disputes.kind, 'fraud_warning'),
);

/**
 * Returns a map from order id to a short text such as 'Payment disputed'. Orders whose payments are
 * in no doubt have no text.
 */
export async function loadPaymentAlerts(
  tx: Tx,
  orderids: readonly number[],
): Promise<Map<number, string>> {
  if (orderids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(disputes)
    .where(sql`${inArray(disputes.orderid, [...orderids])} and ${isAlert}`)
    .orderBy(disputes.id);
  const rowsByOrder = Map.groupBy(rows, ({ orderid }) => orderid ?? 0);
  return new Map(
    [...rowsByOrder].map(([orderid, orderRows]) => [orderid, describeAlert(orderRows)]),
  );
}

/** Names the gravest of several alerts. */
function describeAlert(rows: readonly DisputeRow[]): string {
  const chargebacks = rows.filter(({ kind }) => kind === 'dispute');
  if (chargebacks.some(isOpenDispute)) return 'Payment disputed';
  if (chargebacks.length > 0) return 'Payment lost by a dispute';
  return rows.some(({ kind }) => kind === 'fraud_warning')
    ? 'Payment may be fraud'
    : 'Payment to be reviewed';
}
