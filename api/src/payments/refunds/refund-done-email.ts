import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { type EmailTemplates, NoRecipientError } from '../../mail/email/email.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import { buildGreeting } from '../../mail/email/typed-text.ts';
import { createOrderUrl } from '../../orders/link/order-link.ts';
import { buildNewsEmail, formatContactSentence } from '../../orders/emails/news-email.ts';
import { loadMailOrder, type OrderMail } from '../../orders/records/order-mail.ts';
import type { RefundRow } from '../records/refund-payments.ts';
import { payments, refunds } from '../records/tables.ts';
import { formatAmount } from './format-amount.ts';

interface RefundMail extends OrderMail {
  refundid: number;
}

/**
 * Queues the email about a completed refund, once. If the refund fails later and is repeated,
 * queues another email.
 */
export const enqueueRefundMail = (tx: Tx, { id, orderid, failures }: RefundRow): Promise<void> =>
  enqueueMail(tx, {
    job: { kind: 'refund-done', orderid, refundid: id },
    once: `refund-done:${id}:${failures}`,
  });

export const refundDoneEmailTemplates = {
  'refund-done': {
    title: 'Refund done',
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: async ({ db, config: { shop } }, mail: RefundMail) => {
      const order = await loadMailOrder(db, mail);
      const [row] = await db
        .select()
        .from(refunds)
        .leftJoin(payments, eq(payments.id, refunds.paymentid))
        .where(eq(refunds.id, mail.refundid));
      // Skips the email about a refund that has failed meanwhile.
      if (row?.refunds.state !== 'done') throw new NoRecipientError();
      const { amount, method } = row.refunds;
      const amountText = formatAmount(amount, row.payments?.currency ?? 'gbp');
      return buildNewsEmail(order, shop, {
        title: 'Money returned',
        paragraphs: [
          buildGreeting(order.name),
          `We have returned ${amountText} for order ${order.orderno}.`,
          method === 'provider'
            ? 'It goes back to the card you paid with. Your bank may take five to ten working days to show it.'
            : row.payments === null
              ? 'We paid it back outside our shop. Please call us if you do not know about it.'
              : 'We paid it back outside our shop, not to the card you paid with. Please call us if you do not know about it.',
          formatContactSentence(shop),
        ],
        button: { href: await createOrderUrl(db, order), name: 'See your order' },
      });
    },
  },
} satisfies EmailTemplates;
