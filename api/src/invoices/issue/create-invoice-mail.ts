import type { NewMail } from '../../mail/queue/queue.ts';
import { createOrderMail } from '../../orders/records/order-mail.ts';
import type { InvoiceRow } from '../records/tables.ts';

const mailKinds = { invoice: 'invoice', credit_note: 'credit-note' } as const;

/** Creates the mail with an invoice or a credit note. It is sent only once per document. */
export const createInvoiceMail = ({
  id,
  kind,
  orderid,
}: Pick<InvoiceRow, 'id' | 'kind' | 'orderid'>): NewMail => ({
  ...createOrderMail(mailKinds[kind], orderid, { invoiceid: id }),
  once: `${mailKinds[kind]}:${id}`,
});
