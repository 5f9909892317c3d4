import type { Letters } from '../../../mail/letter.ts';
import { greeting } from '../../../mail/typed-text.ts';
import { showPence } from '../../../money/pence.ts';
import { orderAddress } from '../../link/order-link.ts';
import { REFUND_DAYS } from '../../../payments/refund-letter.ts';
import { dateLines } from '../../../calendar/letters/schedule-lines.ts';
import { newsForFirm, newsLetter, questions } from './order-news.ts';
import { type OrderMail, orderOf } from '../../records/order-mail.ts';

interface CancelledMail extends OrderMail {
  /** Amount marked for refund, in pence. */
  refund: number;
}

export const cancelledLetters = {
  'order-cancelled': async ({ db, config: { shop } }, mail: CancelledMail) => {
    const order = await orderOf(db, mail);
    return newsLetter(order, shop, {
      title: 'Your order is cancelled',
      said: [
        greeting(),
        `You have cancelled order ${order.orderno}. We do nothing more for it${order.schedule ? ', and the day that you had chosen is free again' : ''}.`,
        mail.refund > 0
          ? `We return ${showPence(mail.refund)} to the card you paid with, within ${REFUND_DAYS} days. You need not do anything.`
          : 'We have received no payment for it, so there is nothing to return.',
        'If it was not you who cancelled it, please tell us at once.',
        questions(shop),
      ],
      button: { href: await orderAddress(db, order), name: 'See your order' },
    });
  },
  'order-cancelled-copy': async ({ db, config: { shop, mail: settings } }, mail: CancelledMail) => {
    const order = await orderOf(db, mail);
    return newsForFirm(order, shop, settings.to, {
      title: 'Cancelled by the customer',
      said: [
        `The customer has cancelled order ${order.orderno} (${showPence(order.total)}).`,
        mail.refund > 0
          ? `Refund due: ${showPence(mail.refund)}, within ${REFUND_DAYS} days. It is in the list of refunds.`
          : 'Nothing was paid.',
        ...dateLines(order),
      ],
    });
  },
} satisfies Letters;
