import { nameInvoice } from 'contract/invoices/invoice-fields';
import { formatMoney } from 'contract/values/pence';
import { toApiInvoice } from '../../../../invoices/records/load-invoices.ts';
import type { InvoiceRow } from '../../../../invoices/records/tables.ts';
import type { OrderDetail } from '../../../records/load-orders.ts';
import type { GetStaffName } from './history-entries.ts';
import type { NewTimelineEntry } from './timeline-entry.ts';

/**
 * Returns the invoices and credit notes of an order as timeline entries. After an erasure, they have
 * no texts that somebody typed.
 */
export const buildInvoiceEntries = (
  { email }: Pick<OrderDetail, 'email'>,
  invoiceRows: readonly InvoiceRow[],
  getStaffName: GetStaffName,
): NewTimelineEntry[] =>
  invoiceRows.map((row) => ({
    id: `invoice-${row.id}`,
    kind: 'invoice',
    title: `${nameInvoice(toApiInvoice(row))} issued: ${formatMoney(row.gross)}`,
    text: describeDocument(row, email === ''),
    reason: email === '' ? '' : row.reason,
    by: getStaffName(row.staffid),
    at: row.createdAt,
  }));

function describeDocument(
  { snapshot: { credited, customer } }: InvoiceRow,
  isErased: boolean,
): string {
  if (credited !== undefined) return `For invoice ${credited.number}`;
  return customer.company === '' || isErased ? '' : `To ${customer.company}`;
}
