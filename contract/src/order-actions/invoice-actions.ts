import * as v from 'valibot';
import { integer, reason, typedText } from '../calls/wire.ts';
import { declareAction } from './order-action.ts';
import { version } from './order-action-fields.ts';

/** Actions of staff that issue an invoice or a credit note of an order. */
export const invoiceActions = {
  issueInvoice: declareAction({
    label: 'Issue an invoice',
    permission: 'orders',
    path: 'staff/orders/{orderno}/invoice',
    request: v.object({
      version: v.optional(version),
      company: v.optional(typedText('line', 'Company name', 200), ''),
      /** VAT number of the customer's company. */
      vatnumber: v.optional(typedText('code', 'VAT number', 20), ''),
    }),
    audit: 'invoiceIssued',
    timelineTitle: null,
    hasPreview: true,
    dialog: {
      title: 'Issue an invoice?',
      description:
        'The invoice gets the next number and the current prices, name and address. It is e-mailed to the customer. Only a credit note can cancel an invoice.',
      submitLabel: 'Issue the invoice',
      fields: [
        {
          name: 'company',
          label: 'Company name',
          kind: 'text',
          hint: 'Leave empty for a private customer.',
        },
        {
          name: 'vatnumber',
          label: "The company's VAT number",
          kind: 'text',
          hint: 'Leave empty if the company has none.',
        },
      ],
    },
  }),
  issueCreditNote: declareAction({
    label: 'Issue a credit note',
    permission: 'invoices',
    path: 'staff/orders/{orderno}/credit-note',
    request: v.object({
      version: v.optional(version),
      reason,
      /** Amount to credit in pence, tax included. Absent: the part of the invoice not credited yet. */
      amount: v.optional(v.pipe(integer, v.metadata({ minimum: 1, title: 'Amount' }))),
    }),
    audit: 'creditNoteIssued',
    timelineTitle: null,
    hasPreview: true,
    dialog: {
      title: 'Issue a credit note?',
      description:
        'The credit note cancels the invoice or a part of it. It is e-mailed to the customer. It does not refund any money: add a refund separately.',
      submitLabel: 'Issue the credit note',
      reason: 'required',
      reasonHint: 'The reason is printed on the credit note for the customer.',
      fields: [
        {
          name: 'amount',
          label: 'Amount',
          kind: 'amount',
          hint: 'Leave empty to credit the rest of the invoice.',
        },
      ],
    },
  }),
} as const;
