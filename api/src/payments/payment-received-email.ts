import { formatMoney } from 'contract/values/pence';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import type { EmailTemplates } from '../mail/email/email.ts';
import { buildGreeting } from '../mail/email/typed-text.ts';
import { enqueueMail } from '../mail/queue/queue.ts';
import { formatPaidAmounts } from '../orders/emails/due-amounts.ts';
import { buildNewsEmail, formatContactSentence } from '../orders/emails/news-email.ts';
import { createOrderUrl } from '../orders/link/order-link.ts';
import { loadMailOrder, type OrderMail } from '../orders/records/order-mail.ts';
import type { PaymentRow } from './records/refund-payments.ts';
import { REFUND_DAYS } from './records/refund-payments.ts';
import { payments } from './records/tables.ts';

interface ReceiptMail extends OrderMail {
  paymentid: number;
  /** Part of the payment that was not due and goes back, in pence. */
  excess: number;
}

/** Queues the receipt of a card payment for a confirmed order. */
export const enqueueReceipt = (
  tx: Tx,
  { id, orderid }: PaymentRow,
  excess: number,
): Promise<void> =>
  enqueueMail(tx, {
    job: { kind: 'payment-received', orderid, paymentid: id, excess },
    once: `payment-received:${id}`,
  });

export const paymentReceivedEmailTemplates = {
  'payment-received': {
    title: 'Receipt of a card payment',
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: async ({ db, config: { shop } }, mail: ReceiptMail) => {
      const order = await loadMailOrder(db, mail);
      const [payment] = await db.select().from(payments).where(eq(payments.id, mail.paymentid));
      if (payment === undefined) throw new Error('The payment of a receipt does not exist.');
      const { paid, due, hasDue } = formatPaidAmounts(order);
      return buildNewsEmail(order, shop, {
        title: 'We received your payment',
        paragraphs: [
          buildGreeting(order.name),
          `We received ${formatMoney(payment.amount)} by card for order ${order.orderno}.`,
          ...(mail.excess > 0
            ? [
                `Only ${formatMoney(payment.amount - mail.excess)} of it was due. We return ${formatMoney(mail.excess)} to the same card, which takes up to ${REFUND_DAYS} days. You need not do anything.`,
              ]
            : []),
          `Paid: ${paid}. ${hasDue ? `Still to pay: ${due}.` : 'Nothing more is due.'}`,
          formatContactSentence(shop),
        ],
        button: { href: await createOrderUrl(db, order), name: 'See your order' },
      });
    },
  },
} satisfies EmailTemplates;
