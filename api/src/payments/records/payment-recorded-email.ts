import { formatMoney } from 'contract/values/pence';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import type { EmailTemplates } from '../../mail/email/email.ts';
import { buildGreeting } from '../../mail/email/typed-text.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import { REFUND_DAYS } from './refund-payments.ts';
import { paymentWays } from './payment-ways.ts';
import { recordedPayments } from './tables.ts';
import { createOrderUrl } from '../../orders/link/order-link.ts';
import { loadMailOrder, type OrderMail } from '../../orders/records/order-mail.ts';
import { formatPaidAmounts } from '../../orders/emails/due-amounts.ts';
import { buildNewsEmail, formatContactSentence } from '../../orders/emails/news-email.ts';

interface RecordedMail extends OrderMail {
  recordedid: number;
  /** Part of the payment that was not due and goes back, in pence. Absent in older mails. */
  excess?: number;
}

/** Queues the receipt of a recorded payment, or the notice of its correction. */
export const enqueueRecordedPaymentMail = (
  tx: Tx,
  { id, orderid }: { id: number; orderid: number },
  excess: number,
): Promise<void> =>
  enqueueMail(tx, {
    job: { kind: 'payment-recorded', orderid, recordedid: id, excess },
    once: `payment-recorded:${id}`,
  });

export const paymentRecordedTemplates = {
  'payment-recorded': {
    title: 'Receipt of a recorded payment',
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: async ({ db, config: { shop } }, mail: RecordedMail) => {
      const order = await loadMailOrder(db, mail);
      const [payment] = await db
        .select()
        .from(recordedPayments)
        .where(eq(recordedPayments.id, mail.recordedid));
      if (payment === undefined) throw new Error('The payment of a receipt does not exist.');
      const { amount, method } = payment;
      const { excess = 0 } = mail;
      const isCorrection = amount < 0;
      const { paid, due, hasDue } = formatPaidAmounts(order);
      const sum = `${formatMoney(Math.abs(amount))} ${paymentWays[method]}`;
      return buildNewsEmail(order, shop, {
        title: isCorrection ? 'A payment was corrected' : 'We received your payment',
        paragraphs: [
          buildGreeting(order.name),
          isCorrection
            ? `We had noted a payment of ${sum} for order ${order.orderno} by mistake. We have taken that note back.`
            : `We received ${sum} for order ${order.orderno}.`,
          ...(excess > 0
            ? [
                `${excess < amount ? `Only ${formatMoney(amount - excess)}` : 'Nothing'} of it was due. We return ${formatMoney(excess)} in the way you paid it, within ${REFUND_DAYS} days. You need not do anything.`,
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
