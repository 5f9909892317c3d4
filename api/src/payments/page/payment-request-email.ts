import {
  buildDateParts,
  formatAddressesOfStaff,
  formatDates,
} from '../../calendar/emails/schedule-lines.ts';
import { formatDay } from 'contract/calendar/date-texts';
import { formatMoney } from 'contract/values/pence';
import { eq } from 'drizzle-orm';
import type { MailPart } from '../../mail/email/content.ts';
import { type EmailTemplates, NoRecipientError } from '../../mail/email/email.ts';
import { buildGreeting } from '../../mail/email/typed-text.ts';
import { buildGoodsPart } from '../../orders/emails/goods-part.ts';
import { buildNewsEmail, formatContactSentence } from '../../orders/emails/news-email.ts';
import { describeOrigin } from '../../orders/emails/order-sentences.ts';
import { buildTypedParts, selectCustomerTexts } from '../../orders/emails/typed-texts.ts';
import { createOrderUrl } from '../../orders/link/order-link.ts';
import type { OrderDetail } from '../../orders/records/load-orders.ts';
import { loadMailOrder } from '../../orders/records/order-mail.ts';
import { isUnpaid } from '../../orders/state/order-states.ts';
import { listProviders } from '../find-provider.ts';
import type { PaymentRequestMail } from '../records/payment-request.ts';
import { paymentRequests } from '../records/tables.ts';
import { loadPayableAmounts } from './load-payable-amounts.ts';

export const paymentRequestEmailTemplates = {
  'payment-request': {
    title: 'Request for payment',
    formatTitle: ({ amount }: PaymentRequestMail) =>
      `Request for payment of ${formatMoney(amount)}`,
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: async (context, mail: PaymentRequestMail) => {
      const { db, config } = context;
      const order = await loadMailOrder(db, mail);
      const [request] = await db
        .select()
        .from(paymentRequests)
        .where(eq(paymentRequests.id, mail.requestid));
      const payable = await loadPayableAmounts(db, order);
      // Skips the mail if the order was paid or cancelled meanwhile.
      if (request === undefined || payable === null) throw new NoRecipientError();
      const due = formatMoney(payable.due);
      const amount = formatMoney(payable.askedAmount ?? payable.due);
      const restTime = order.restDueOn === null ? '' : ` by ${formatDay(order.restDueOn)}`;
      const orderUrl = await createOrderUrl(db, order);
      const signInText = orderUrl.includes('#') ? 'without an account' : 'after signing in';
      const takesCards = listProviders(context).length > 0;
      return buildNewsEmail(order, config.shop, {
        title: 'Please pay for your order',
        paragraphs: [
          buildGreeting(order.name),
          ...describeRequest(order),
          ...request.text.split(/\n+/).filter((line) => line.trim() !== ''),
          `Please pay ${amount}${payable.askedAmount === null ? '' : `. In all, ${due} is still to be paid${restTime}`}.`,
          takesCards
            ? `You can pay by card on the page of your order, ${signInText}.`
            : 'Please get in touch to agree how you pay.',
          formatContactSentence(config.shop),
        ],
        parts: isUnpaid(order) ? buildOrderParts(order) : [],
        button: { href: orderUrl, name: takesCards ? `Pay ${amount}` : 'See your order' },
      });
    },
  },
} satisfies EmailTemplates;

/** The customer of an order that is not paid has no confirmation yet. */
function describeRequest(order: OrderDetail): string[] {
  if (!isUnpaid(order)) return [`We ask you for a payment for order ${order.orderno}.`];
  return [describeOrigin(order), 'It is confirmed as soon as it is paid.'];
}

function buildOrderParts(order: OrderDetail): MailPart[] {
  const typedTexts = selectCustomerTexts(order);
  const parts = [
    ...buildDateParts([...formatDates(order), ...formatAddressesOfStaff(order)]),
    buildGoodsPart(order, typedTexts, null),
  ];
  return order.placedBy === null ? parts : [...parts, ...buildTypedParts(typedTexts)];
}
