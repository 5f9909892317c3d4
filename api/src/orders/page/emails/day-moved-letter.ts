import { newConfirmToken } from '../../../calendar/confirm-link.ts';
import { dateLines, workFacts } from '../../../calendar/letters/schedule-lines.ts';
import type { Letters } from '../../../mail/letter.ts';
import { greeting } from '../../../mail/typed-text.ts';
import { orderAddress } from '../../link/order-link.ts';
import { halfDayText, longTimeText } from 'contract/calendar/date-texts';
import { newsForFirm, newsLetter, questions } from './order-news.ts';
import type { Place } from '../../../schedule/schedule.ts';
import { type OrderMail, orderOf } from '../../records/order-mail.ts';
import { placesOf } from '../../../calendar/bookings/read-bookings.ts';

interface DayMovedMail extends OrderMail {
  /** The former day of the order. */
  before: Place;
}

export const dayMovedLetters = {
  'day-moved': async ({ db, config: { shop } }, mail: DayMovedMail) => {
    const order = await orderOf(db, mail);
    const places = await placesOf(db, order.id);
    const heldUntil = places.find((place) => place.heldUntil !== null)?.heldUntil ?? null;
    const see = { href: await orderAddress(db, order), name: 'See your order' };
    return newsLetter(order, shop, {
      title: 'Another day for your order',
      said: [
        greeting(),
        `You asked for another day for order ${order.orderno}. It was ${dayOf(mail.before)}, and is now:`,
        ...dateLines(order),
        heldUntil
          ? `We hold it for you until ${longTimeText(heldUntil)}. Please confirm it by the link; otherwise the place goes to somebody else.`
          : 'The place is kept for you: you need not confirm it.',
        'If it was not you who asked for it, please tell us at once.',
        questions(shop),
      ],
      button: heldUntil
        ? {
            href: `${order.site}/confirm-date#${await newConfirmToken(db, order.id)}`,
            name: 'Confirm this date',
          }
        : see,
    });
  },
  'day-moved-copy': async ({ db, config: { shop, mail: settings } }, mail: DayMovedMail) => {
    const order = await orderOf(db, mail);
    return newsForFirm(order, shop, settings.to, {
      title: 'Another day, chosen by the customer',
      said: [`The customer has moved order ${order.orderno} from ${dayOf(mail.before)} to:`],
      parts: [{ kind: 'facts', facts: workFacts(order) }],
    });
  },
} satisfies Letters;

const dayOf = ({ day, half }: Place) => halfDayText(day, half);
