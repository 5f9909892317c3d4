import * as v from 'valibot';
import { day, integer, openEnum } from '../calls/wire.ts';

/** An invoice, or a credit note that takes back an invoice or a part of it. */
export const invoiceKinds = ['invoice', 'credit_note'] as const;

export type InvoiceKind = (typeof invoiceKinds)[number];

/** An invoice or a credit note in the list of an order. */
export const orderInvoice = v.object({
  number: v.string(),
  kind: openEnum(invoiceKinds),
  issuedon: day,
  /** Pence, tax included. The amount of a credit note is positive too. */
  gross: integer,
});

export type OrderInvoice = v.InferOutput<typeof orderInvoice>;

/** Returns the name of a document for people, such as 'Credit note CN-10001'. */
export const nameInvoice = ({ kind, number }: Pick<OrderInvoice, 'kind' | 'number'>): string =>
  `${kind === 'credit_note' ? 'Credit note' : 'Invoice'} ${number}`;
