import type { ApiContext } from '../../http/api-routes.ts';
import { type MailPart, sentences } from '../../mail/content.ts';
import type { Letters } from '../../mail/letter.ts';
import { orderLetter } from '../../orders/emails/order-letter.ts';
import { workSheet } from '../../orders/emails/work-sheet.ts';
import { orderAddress } from '../../orders/link/order-link.ts';
import type { OrderDetail } from '../../orders/records/load-orders.ts';
import { newConfirmToken } from '../confirm-link.ts';
import { dateLetter, type News } from './date-letter.ts';
import { dateLines, datePart, workFacts } from './schedule-lines.ts';
import { type OrderMail, orderOf } from '../../orders/records/order-mail.ts';
import { placesOf } from '../bookings/read-bookings.ts';

/** Email templates for orders with their dates. They override templates of the folder `orders`. */
export const calendarLetters = {
  'order-confirmation': async (context, mail: OrderMail) => {
    const order = await orderOf(context.db, mail);
    const address = await orderAddress(context.db, order);
    return orderLetter(order, context.config, address, await confirmPart(context, order));
  },
  'order-copy': async ({ db, config }, mail: OrderMail) => {
    const order = await orderOf(db, mail);
    return workSheet(order, config, workParts(order));
  },
  'date-changed': (context, mail: OrderMail) => newsOf(context, mail, 'changed'),
  'date-released': (context, mail: OrderMail) => newsOf(context, mail, 'released'),
} satisfies Letters;

async function newsOf({ db, config }: ApiContext, mail: OrderMail, news: News) {
  const order = await orderOf(db, mail);
  return dateLetter(order, config.shop, news, await orderAddress(db, order));
}

/**
 * Returns the email's parts about dates. If a booking is unconfirmed, creates a confirmation link
 * and includes it.
 */
async function confirmPart({ db }: ApiContext, order: OrderDetail): Promise<MailPart[]> {
  const lines = dateLines(order);
  const places = lines.length === 0 ? [] : await placesOf(db, order.id);
  const held = places.filter(({ heldUntil }) => heldUntil !== null).length;
  if (held === 0) return datePart(lines);
  const token = await newConfirmToken(db, order.id);
  const href = `${order.site}/confirm-date#${token}`;
  return [
    ...datePart(lines),
    ...sentences(held === 1 ? HELD_DATE : HELD_DATES),
    { kind: 'button', href, name: held === 1 ? 'Confirm this date' : 'Confirm these dates' },
  ];
}

/** Returns the part of the firm's work sheet with dates and addresses. */
function workParts(order: OrderDetail): MailPart[] {
  const facts = workFacts(order);
  return facts.length === 0 ? [] : [{ kind: 'facts', title: 'When and where', facts }];
}

const HELD_DATE =
  'We hold this date for you for 24 hours. Please confirm it by the link; otherwise the place goes to somebody else, and your order stays without a date.';
const HELD_DATES =
  'We hold these dates for you for 24 hours. Please confirm them by the link; otherwise the places go to somebody else, and your order stays without dates.';
