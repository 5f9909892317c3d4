import { dayTexts } from 'contract/orders/order-texts/order-texts';
import { Type } from 'typebox';
import { type OrderDetail, outlineOf } from './load-orders.ts';

const unknownDayTexts = { title: 'Your day', nounPhrase: 'your order', workTitle: 'Day' };

/**
 * Returns the texts for the days of an order. A day gets general texts if its part was removed from
 * the order.
 */
export function dayTextsOf(order: OrderDetail) {
  const { kinds, method } = outlineOf(order);
  return { move: unknownDayTexts, visit: unknownDayTexts, ...dayTexts(kinds, method) };
}

const titlesSchema = (description: string) =>
  Type.Object({ move: Type.String(), visit: Type.String() }, { description });

/** Titles of an order's days, by service and payment method. */
export const DayTitles = titlesSchema('What each day is for the shopper.');
export const WorkDayTitles = titlesSchema('What each day is for staff.');

export function toApiDayTitles(order: OrderDetail) {
  const { move, visit } = dayTextsOf(order);
  return { move: move.title, visit: visit.title };
}

export function toApiWorkDayTitles(order: OrderDetail) {
  const { move, visit } = dayTextsOf(order);
  return { move: move.workTitle, visit: visit.workTitle };
}
