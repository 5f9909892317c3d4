import { parseVatNumber } from 'contract/invoices/vat-number';
import { invalidField } from '../../../http/invalid-field.ts';
import { issueCreditNote } from '../../../invoices/issue/issue-credit-note.ts';
import { issueInvoice } from '../../../invoices/issue/issue-invoice.ts';
import { listOpenInvoices } from '../../../invoices/records/load-invoices.ts';
import type { Effect } from '../order-event.ts';
import { requireStaffId } from '../staff-cause.ts';

/** Issues the invoice that staff ask for, with the customer's company. */
export const issueRequestedInvoice: Effect<'issueInvoice'> = async ({
  tx,
  order,
  cause,
  input: { company, vatnumber },
}) => {
  const vatNumber = vatnumber === '' ? '' : parseVatNumber(vatnumber);
  if (vatNumber === null)
    throw invalidField('vatnumber', 'VAT number: please type it like GB123456789.');
  if (vatNumber !== '' && company === '')
    throw invalidField('company', 'Company name: it belongs to the VAT number.');
  const staffid = requireStaffId(cause);
  const invoice = await issueInvoice(tx, order.id, { company, vatNumber, staffid });
  if (invoice === null) return 'unchanged';
  return { after: { company, vatnumber: vatNumber, gross: invoice.gross } };
};

/**
 * Issues the invoice of an order that is paid or completed. Does nothing if invoices have all lines
 * of the order already.
 */
export const issueDueInvoice: Effect<'pay' | 'complete'> = async ({ tx, order, cause }) => {
  await issueInvoice(tx, order.id, { staffid: cause.staffid ?? null });
};

/** Takes back all that is left of the invoices of a cancelled order. */
export const takeBackInvoices: Effect<'cancel'> = async ({ tx, order, cause }) => {
  const options = {
    amount: null,
    reason: 'The order was cancelled.',
    staffid: cause.staffid ?? null,
  };
  const openInvoices = await listOpenInvoices(tx, order.id);
  // Each credit note takes back the newest open invoice.
  for (let index = 0; index < openInvoices.length; index += 1)
    await issueCreditNote(tx, order.id, options);
};

/** Issues the credit note that staff ask for. Throws 400 for more than is left of the invoice. */
export const issueRequestedCreditNote: Effect<'issueCreditNote'> = async ({
  tx,
  order,
  cause,
  input: { amount = null },
}) => {
  const { reason = '' } = cause;
  const staffid = requireStaffId(cause);
  const creditNote = await issueCreditNote(tx, order.id, { amount, reason, staffid });
  return creditNote === null ? 'unchanged' : { after: { gross: creditNote.gross } };
};
