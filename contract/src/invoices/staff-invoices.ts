import * as v from 'valibot';
import { declareCall } from '../calls/call.ts';
import { day, integer, optionalDay, pageSize, programText, typedText } from '../calls/wire.ts';
import { orderInvoice } from './invoice-fields.ts';

/** Calls about the list of invoices and credit notes. Amounts are pence. */

/** A row of the list. */
const listedInvoice = v.object({
  ...orderInvoice.entries,
  orderno: v.string(),
  /** Name of the company, or else of the customer. */
  customer: v.string(),
  /** Number of the invoice that a credit note takes back, or ''. */
  credited: v.string(),
  /** Amount that was to be paid when the invoice was issued. */
  due: integer,
  dueon: day,
});

export type ListedInvoice = v.InferOutput<typeof listedInvoice>;

/** A POST request, because URLs are logged and a search may contain names. */
export const searchInvoices = declareCall({
  method: 'POST',
  path: 'staff/invoices/search',
  access: 'invoices',
  summary: 'Invoices and credit notes of some days, the newest first',
  /** Empty fields do not filter. */
  body: v.object({
    /** Numbers of documents and orders, and names. */
    search: v.optional(typedText('line', 'Search', 100), ''),
    from: v.optional(optionalDay('First day'), ''),
    to: v.optional(optionalDay('Last day'), ''),
    /** `next` of the previous page. */
    after: v.optional(programText(50)),
    size: pageSize,
  }),
  response: v.object({
    data: v.array(listedInvoice),
    /** Sum of all matching invoices, less the credit notes. */
    total: integer,
    next: v.nullable(v.string()),
  }),
});
