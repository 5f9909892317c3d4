import { inWords, type OrderOutline, partOf, partsOf } from 'contract/order-outline';
import { textsOf } from 'contract/order-part-texts';
import { type Step, steps } from 'contract/order-steps';
import { type Trade, tradeOfKind } from 'contract/trade';

/** The labels of a trade's steps. A trade that the order has none of has the texts of its own kind. */
const labelsOf = (trade: Trade, { kinds, method }: OrderOutline) => {
  const part = partOf(kinds, trade) ?? { name: trade, noun: 'items' };
  return textsOf(part, method).steps;
};

/** The steps of a trade, in their order. */
export const stepsOf = (trade: Trade, outline: OrderOutline): Step[] =>
  steps.filter((step) => labelsOf(trade, outline)[step] !== undefined);

export const labelOf = (trade: Trade, outline: OrderOutline, step: Step): string =>
  labelsOf(trade, outline)[step] ?? step;

/** How the progress of a trade is called: 'Garments in care', 'Move and storage'. */
export function titleOf(trade: Trade, { kinds, method }: OrderOutline): string {
  const own = partsOf(kinds.filter((kind) => tradeOfKind(kind) === trade));
  const [first = '', ...more] = own.map((part) => textsOf(part, method).title);
  return inWords([first, ...more.map((title) => title.toLowerCase())]);
}
