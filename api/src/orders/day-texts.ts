import { dayTexts } from 'contract/order-texts';
import { Type } from 'typebox';
import { type OrderDetail, outlineOf } from './load-orders.ts';

const unknown = { title: 'Your day', inSentence: 'your order', work: 'Day' };

/** How the days of an order are called. A day of something that is not in it any more has a plain name. */
export function dayTextsOf(order: OrderDetail) {
  const { kinds, method } = outlineOf(order);
  return { move: unknown, visit: unknown, ...dayTexts(kinds, method) };
}

const titles = (description: string) =>
  Type.Object({ move: Type.String(), visit: Type.String() }, { description });

/** Titles of an order's days, by service and method: for its shopper, and for staff. */
export const DayTitles = titles('What each day is for the shopper.');
export const WorkDayTitles = titles('What each day is for staff.');

export function dayTitlesOnWire(order: OrderDetail) {
  const { move, visit } = dayTextsOf(order);
  return { move: move.title, visit: visit.title };
}

export function workDayTitlesOnWire(order: OrderDetail) {
  const { move, visit } = dayTextsOf(order);
  return { move: move.work, visit: visit.work };
}
