import * as v from 'valibot';
import { declareDownload } from '../calls/call.ts';
import { linkToken, programText } from '../calls/wire.ts';

/** Calls that download an invoice or a credit note as a PDF. */

/** Number of an invoice or a credit note, such as 'INV-10001'. */
const number = programText(20);

const mediaType = 'application/pdf';

export const downloadInvoice = declareDownload({
  method: 'GET',
  path: 'users/invoices/{number}',
  access: 'session',
  summary: 'An own invoice or credit note as a PDF',
  params: v.object({ number }),
  mediaType,
});

/** The token is in the body and not in the URL, because proxies log URLs. */
export const downloadInvoiceByLink = declareDownload({
  method: 'POST',
  path: 'users/invoicebylink',
  access: 'everybody',
  summary: "An invoice or credit note of the order that the token of a mail's link opens, as a PDF",
  body: v.object({ token: linkToken, number }),
  mediaType,
});

export const downloadStaffInvoice = declareDownload({
  method: 'GET',
  path: 'staff/invoices/{number}/pdf',
  access: 'orders',
  summary: 'An invoice or credit note as a PDF, for staff',
  params: v.object({ number }),
  mediaType,
});
