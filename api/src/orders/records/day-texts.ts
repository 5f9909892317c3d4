import { buildDayTexts } from 'contract/orders/order-texts/order-texts';
import { type OrderDetail, getOrderOutline } from './load-orders.ts';

const generalDayTexts = { title: 'Your day', nounPhrase: 'your order', workTitle: 'Day' };

/**
 * Returns the texts for the days of an order. A day gets a generic text if its service was removed
 * from the order.
 */
export function getDayTexts(order: OrderDetail) {
  const { kinds, method } = getOrderOutline(order);
  return { move: generalDayTexts, visit: generalDayTexts, ...buildDayTexts(kinds, method) };
}

/** Returns the titles of an order's days for the shopper. */
export function toApiDayTitles(order: OrderDetail) {
  const { move, visit } = getDayTexts(order);
  return { move: move.title, visit: visit.title };
}

/** Returns the titles of an order's days for staff. */
export function toApiWorkDayTitles(order: OrderDetail) {
  const { move, visit } = getDayTexts(order);
  return { move: move.workTitle, visit: visit.workTitle };
}
