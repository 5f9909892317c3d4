import type { RecordedPaymentKind } from 'contract/payments/ledger';
import { formatAmount, formatMoney } from 'contract/values/pence';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { type EmailTemplates, NoRecipientError } from '../../mail/email/email.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import { buildGreeting } from '../../mail/email/typed-text.ts';
import { createOrderUrl } from '../../orders/link/order-link.ts';
import { buildNewsEmail, formatContactSentence } from '../../orders/emails/news-email.ts';
import { loadMailOrder, type OrderMail } from '../../orders/records/order-mail.ts';
import type { RefundRow } from '../records/refund-payments.ts';
import { paymentWays } from '../records/payment-ways.ts';
import { payments, refunds } from '../records/tables.ts';

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

/** Returns words that follow 'We paid it back'. `method` is null if staff did not say how. */
function describeWay(method: RecordedPaymentKind | null, isPaidByCard: boolean): string {
  if (method !== null) return paymentWays[method];
  return isPaidByCard ? 'outside our shop, not to the card you paid with' : 'outside our shop';
}

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
            : `We paid it back ${describeWay(row.refunds.outsideMethod, row.payments !== null)}. Please call us if you do not know about it.`,
          ...(row.refunds.waived < amount && order.money.due > 0
            ? [`${formatMoney(order.money.due)} is still to be paid for the order.`]
            : []),
          formatContactSentence(shop),
        ],
        button: { href: await createOrderUrl(db, order), name: 'See your order' },
      });
    },
  },
} satisfies EmailTemplates;
