import { buildDayTexts } from 'contract/orders/order-texts/order-texts';
import { Type } from 'typebox';
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

const createTitlesSchema = (description: string) =>
  Type.Object({ move: Type.String(), visit: Type.String() }, { description });

/**
 * Titles of an order's days, one for each booking kind. The titles depend on the ordered services
 * and the payment method.
 */
export const DayTitles = createTitlesSchema('What each day is for the shopper.');
export const WorkDayTitles = createTitlesSchema('What each day is for staff.');

export function toApiDayTitles(order: OrderDetail) {
  const { move, visit } = getDayTexts(order);
  return { move: move.title, visit: visit.title };
}

export function toApiWorkDayTitles(order: OrderDetail) {
  const { move, visit } = getDayTexts(order);
  return { move: move.workTitle, visit: visit.workTitle };
}
