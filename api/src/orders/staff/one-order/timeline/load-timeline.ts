import type { TimelineEntry } from 'contract/staff/order-page';
import { asc, eq, inArray } from 'drizzle-orm';
import { users } from '../../../../people/records/tables.ts';
import type { Tx } from '../../../../db/db.ts';
import { loadInvoices } from '../../../../invoices/records/load-invoices.ts';
import type { ProgressRow } from '../../../progress/load-progress.ts';
import { loadHistory, type OrderDetail } from '../../../records/load-orders.ts';
import { orderNotes } from '../../../records/tables.ts';
import { loadAuditEntries } from './audit-entries.ts';
import { loadDisputeEntries } from './dispute-entries.ts';
import { buildHistoryEntries, buildStepEntries, type GetStaffName } from './history-entries.ts';
import { buildInvoiceEntries } from './invoice-entries.ts';
import { loadMailEntries } from './mail-entries.ts';
import {
  buildRecordedEntries,
  buildRefundEntries,
  buildRequestEntries,
  loadPaymentEntries,
  loadRecordedRows,
  loadRefundRows,
  loadRequestRows,
} from './payment-entries.ts';
import type { NewTimelineEntry } from './timeline-entry.ts';

/** Returns all timeline entries of an order, latest first. */
export async function loadTimeline(
  tx: Tx,
  order: OrderDetail,
  progressRows: readonly ProgressRow[],
): Promise<TimelineEntry[]> {
  const historyRows = (await loadHistory(tx, [order.id])).get(order.id) ?? [];
  const noteRows = await tx
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderid, order.id))
    .orderBy(asc(orderNotes.id));
  const refundRows = await loadRefundRows(tx, order.id);
  const recordedRows = await loadRecordedRows(tx, order.id);
  const requestRows = await loadRequestRows(tx, order.id);
  const invoiceRows = await loadInvoices(tx, order.id);
  const staffRows = [
    ...historyRows,
    ...noteRows,
    ...progressRows,
    ...refundRows,
    ...recordedRows,
    ...requestRows,
    ...invoiceRows,
  ];
  const staffIds = staffRows.map(({ staffid }) => staffid);
  const getStaffName = await loadStaffNames(tx, staffIds);
  const entries: NewTimelineEntry[] = [
    ...buildHistoryEntries(order, historyRows, getStaffName),
    ...buildStepEntries(order, progressRows, getStaffName),
    ...(await loadMailEntries(tx, order)),
    ...noteRows.map(({ id, staffid, text, at }) => ({
      id: `note-${id}`,
      kind: 'note' as const,
      title: 'Note',
      text,
      at,
      by: getStaffName(staffid),
    })),
    ...(await loadPaymentEntries(tx, order.id)),
    ...buildRequestEntries(requestRows, getStaffName),
    ...buildRecordedEntries(recordedRows, getStaffName),
    ...buildRefundEntries(refundRows, getStaffName),
    ...buildInvoiceEntries(order, invoiceRows, getStaffName),
    ...(await loadDisputeEntries(tx, order.id)),
    ...(await loadAuditEntries(tx, order.orderno, getStaffName)),
  ];
  // Entries of one transaction have the same time. After the stable sort and the reversal, the
  // entry that was last in `entries` comes first.
  return entries
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(toApiEntry)
    .toReversed();
}

const toApiEntry = ({ at, ...entry }: NewTimelineEntry): TimelineEntry => ({
  text: '',
  reason: '',
  by: '',
  ...entry,
  at: at.toISOString(),
});

/**
 * Returns a function from a staff member's id to the name. For a member without a name, the
 * function returns the e-mail.
 */
export async function loadStaffNames(
  tx: Tx,
  ids: readonly (number | null)[],
): Promise<GetStaffName> {
  const staffIds = [...new Set(ids.filter((id) => id !== null))];
  if (staffIds.length === 0) return () => '';
  const rows = await tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, staffIds));
  const names = new Map(rows.map(({ id, name, email }) => [id, name || email]));
  return (id) => (id === null ? '' : (names.get(id) ?? ''));
}
