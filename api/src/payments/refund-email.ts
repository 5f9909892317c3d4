import { formatAmount } from 'contract/values/pence';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import type { EmailTemplates } from '../mail/email/email.ts';
import { buildGreeting } from '../mail/email/typed-text.ts';
import { enqueueMail } from '../mail/queue/queue.ts';
import { buildNewsEmail, formatContactSentence } from '../orders/emails/news-email.ts';
import { createOrderUrl } from '../orders/link/order-link.ts';
import { type OrderMail, loadMailOrder } from '../orders/records/order-mail.ts';
import { type PaymentRow, REFUND_DAYS } from './records/refund-payments.ts';
import { payments } from './records/tables.ts';
import type { UnwantedPaymentCause } from './unwanted-payments.ts';

interface ReturnMail extends OrderMail {
  /** Both fields are absent in a mail that an earlier version of the shop queued. */
  paymentid?: number;
  cause?: UnwantedPaymentCause;
}

/** Queues the email about a payment that goes back, because it does not count for its order. */
export const enqueueReturnMail = (
  tx: Tx,
  { id, orderid }: PaymentRow,
  cause: UnwantedPaymentCause,
): Promise<void> =>
  enqueueMail(tx, {
    job: { kind: 'refund-due', orderid, paymentid: id, cause },
    once: `refund-due:${orderid}:${id}`,
  });

const causeTexts: Record<UnwantedPaymentCause, string> = {
  amount: 'Its amount is not the one that we asked for, so we cannot keep it.',
  cancelled: 'The order was cancelled before the payment came, so we cannot keep it.',
  paid: 'The order was paid already and nothing more was due, so we cannot keep it.',
};

export const refundEmailTemplates = {
  'refund-due': {
    title: 'Refund due',
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: async ({ db, config: { shop } }, mail: ReturnMail) => {
      const order = await loadMailOrder(db, mail);
      const { orderno } = order;
      return buildNewsEmail(order, shop, {
        title: 'Your payment will be returned',
        paragraphs: [
          buildGreeting(order.name),
          `We received a card payment${await formatPaymentAmount(db, mail)} for order ${orderno}. ${mail.cause ? causeTexts[mail.cause] : 'We cannot keep it.'}`,
          `We return the money to the same card, which takes up to ${REFUND_DAYS} days. You need not do anything.`,
          formatContactSentence(shop),
        ],
        button: { href: await createOrderUrl(db, order), name: 'See your order' },
      });
    },
  },
} satisfies EmailTemplates;

async function formatPaymentAmount(tx: Tx, { paymentid }: ReturnMail): Promise<string> {
  if (paymentid === undefined) return '';
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentid));
  return payment === undefined ? '' : ` of ${formatAmount(payment.amount, payment.currency)}`;
}
