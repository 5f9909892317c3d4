import { eq } from 'drizzle-orm';
import { formatDay } from 'contract/calendar/date-texts';
import { formatMoney } from 'contract/values/pence';
import type { ApiContext } from '../../http/api-routes.ts';
import type { EmailDraft, EmailTemplates } from '../../mail/email/email.ts';
import { buildGreeting } from '../../mail/email/typed-text.ts';
import { buildNewsEmail, formatContactSentence } from '../../orders/emails/news-email.ts';
import { createOrderUrl } from '../../orders/link/order-link.ts';
import { loadMailOrder, type OrderMail } from '../../orders/records/order-mail.ts';
import { renderDocument } from '../document/load-document.ts';
import { type InvoiceRow, invoices } from '../records/tables.ts';

interface InvoiceMail extends OrderMail {
  invoiceid: number;
}

export const invoiceEmailTemplates = {
  invoice: {
    title: 'Invoice',
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: (context, mail: InvoiceMail) =>
      buildInvoiceEmail(context, mail, ({ number, dueOn, snapshot: { orderno, paid, due } }) => ({
        subject: `Your invoice${number ? ` ${number}` : ''} for order ${orderno}`,
        sentences: [
          `Your invoice for order ${orderno} is attached to this e-mail as a PDF.`,
          due > 0
            ? `It says that ${formatMoney(due)} is still to be paid, by ${formatDay(dueOn)}.`
            : `It says that ${formatMoney(paid)} is paid.`,
        ],
      })),
  },
  'credit-note': {
    title: 'Credit note',
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: (context, mail: InvoiceMail) =>
      buildInvoiceEmail(context, mail, ({ number, gross, snapshot: { orderno, credited } }) => ({
        subject: `Your credit note${number ? ` ${number}` : ''} for order ${orderno}`,
        sentences: [
          `We have taken back ${formatMoney(gross)} of invoice ${credited?.number} for order ${orderno}. The credit note is attached to this e-mail as a PDF.`,
          'If you have paid this money, we return it separately and tell you about it.',
        ],
      })),
  },
} satisfies EmailTemplates;

/** Builds an email with an invoice or a credit note. A preview has no number and no PDF yet. */
async function buildInvoiceEmail(
  { db, config: { shop } }: ApiContext,
  mail: InvoiceMail,
  describe: (row: InvoiceRow) => { subject: string; sentences: string[] },
): Promise<EmailDraft> {
  const order = await loadMailOrder(db, mail);
  const [row] = await db.select().from(invoices).where(eq(invoices.id, mail.invoiceid));
  if (row === undefined) throw new Error(`The invoice ${mail.invoiceid} of a mail does not exist.`);
  const { subject, sentences } = describe(row);
  const email = buildNewsEmail(order, shop, {
    title: subject,
    paragraphs: [buildGreeting(order.name), ...sentences, formatContactSentence(shop)],
    button: { href: await createOrderUrl(db, order), name: 'See your order' },
  });
  return {
    ...email,
    subject: `${subject} – ${shop.brand}`,
    attachments: row.number === null ? [] : [await attachDocument(row)],
  };
}

async function attachDocument(row: InvoiceRow) {
  const { name, content } = await renderDocument(row);
  return { filename: name, content, contentType: 'application/pdf' };
}
