import { joinWords, type OrderOutline, partOf, partsOf } from 'contract/orders/order-texts/outline';
import { textsOf } from 'contract/orders/order-texts/table';
import { type Step, steps } from 'contract/orders/order-texts/part-texts';
import { type Trade, tradeOfKind } from 'contract/catalog/trade';

/**
 * Returns the labels of a fulfilment group's steps. A group without lines in the order gets general
 * texts.
 */
const labelsOf = (trade: Trade, { kinds, method }: OrderOutline) => {
  const part = partOf(kinds, trade) ?? { name: trade, noun: 'items' };
  return textsOf(part, method).steps;
};

/** Returns the steps of a fulfilment group, from first to last. */
export const stepsOf = (trade: Trade, outline: OrderOutline): Step[] =>
  steps.filter((step) => labelsOf(trade, outline)[step] !== undefined);

export const labelOf = (trade: Trade, outline: OrderOutline, step: Step): string =>
  labelsOf(trade, outline)[step] ?? step;

/** Returns the title of a group's progress, such as 'Garments in care' or 'Move and storage'. */
export function titleOf(trade: Trade, { kinds, method }: OrderOutline): string {
  const own = partsOf(kinds.filter((kind) => tradeOfKind(kind) === trade));
  const [first = '', ...more] = own.map((part) => textsOf(part, method).title);
  return joinWords([first, ...more.map((title) => title.toLowerCase())]);
}
