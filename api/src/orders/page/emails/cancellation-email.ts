import type { Tx } from '../../../db/db.ts';
import type { EmailTemplates } from '../../../mail/email/email.ts';
import { buildGreeting } from '../../../mail/email/typed-text.ts';
import { formatMoney } from 'contract/values/pence';
import { createOrderUrl } from '../../link/order-link.ts';
import { REFUND_DAYS } from '../../../payments/records/refund-payments.ts';
import { loadDoneRefunds } from '../../../payments/refunds/list-refunds.ts';
import { formatDates } from '../../../calendar/emails/schedule-lines.ts';
import {
  buildFirmNewsEmail,
  buildNewsEmail,
  formatContactSentence,
} from '../../emails/news-email.ts';
import { listChoices } from '../../../schedule/schedule.ts';
import type { OrderDetail } from '../../records/load-orders.ts';
import { type OrderMail, loadMailOrder } from '../../records/order-mail.ts';

interface CancellationMail extends OrderMail {
  /** Amount marked for refund, in pence. */
  refund: number;
  /** Undefined if the customer cancelled the order. */
  by?: 'staff';
}

export const cancellationEmailTemplates = {
  'order-cancelled': {
    title: 'Cancellation of the order',
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: async ({ db, config: { shop } }, mail: CancellationMail) => {
      const order = await loadMailOrder(db, mail);
      return buildNewsEmail(order, shop, {
        title: 'Your order is cancelled',
        paragraphs: [
          buildGreeting(),
          `${mail.by === 'staff' ? 'We' : 'You'} have cancelled order ${order.orderno}. ${describeCancellation(order, mail)}`,
          mail.refund > 0
            ? `We return ${formatMoney(mail.refund)} ${order.money.isByCard ? 'to the card you paid with' : 'in the way you paid it'}, within ${REFUND_DAYS} days. You need not do anything.`
            : await describeNothingDue(db, order.id),
          mail.by === 'staff'
            ? 'If you did not ask for this, or have a question, please tell us.'
            : 'If it was not you who cancelled it, please tell us at once.',
          formatContactSentence(shop),
        ],
        button: { href: await createOrderUrl(db, order), name: 'See your order' },
      });
    },
  },
  'order-cancelled-copy': {
    title: 'Cancellation of the order, for us',
    recipient: 'firm',
    about: 'order',
    hasEditableText: false,
    build: async ({ db, config: { shop, mail: mailSettings } }, mail: CancellationMail) => {
      const order = await loadMailOrder(db, mail);
      return buildFirmNewsEmail(order, shop, mailSettings.to, {
        title: 'Cancelled by the customer',
        paragraphs: [
          `The customer has cancelled order ${order.orderno} (${formatMoney(order.total)}).`,
          mail.refund > 0
            ? `Refund due: ${formatMoney(mail.refund)}, within ${REFUND_DAYS} days. It is in the list of refunds.`
            : 'Nothing is due to be returned.',
          ...formatDates(order),
        ],
      });
    },
  },
} satisfies EmailTemplates;

function describeCancellation({ schedule }: OrderDetail, { by }: CancellationMail): string {
  if (!schedule) return 'We do nothing more for it.';
  const hasSeveral = listChoices(schedule).length > 1;
  const days =
    by === 'staff'
      ? hasSeveral
        ? 'days that were set no longer hold'
        : 'day that was set no longer holds'
      : hasSeveral
        ? 'days that you had chosen are free again'
        : 'day that you had chosen is free again';
  return `We do nothing more for it, and the ${days}.`;
}

async function describeNothingDue(tx: Tx, orderid: number): Promise<string> {
  const refunds = await loadDoneRefunds(tx, [orderid]);
  return refunds.has(orderid)
    ? 'We have returned what you paid already.'
    : 'We have received no payment for it, so there is nothing to return.';
}
