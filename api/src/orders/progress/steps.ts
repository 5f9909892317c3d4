import {
  joinWords,
  type OrderOutline,
  findOrderPart,
  listOrderParts,
} from 'contract/orders/order-texts/outline';
import { getPartTexts } from 'contract/orders/order-texts/table';
import { type Step, steps } from 'contract/orders/order-texts/part-texts';
import { type FulfilmentGroup, toFulfilmentGroup } from 'contract/catalog/fulfilment';

/**
 * Returns the labels of the steps of a fulfilment group: goods, items in care, or a move. A group
 * without lines in the order gets generic texts.
 */
const getStepLabels = (group: FulfilmentGroup, { kinds, method }: OrderOutline) => {
  const part = findOrderPart(kinds, group) ?? { name: group, noun: 'items' };
  return getPartTexts(part, method).steps;
};

/** Returns the steps of a fulfilment group, from first to last. */
export const listSteps = (group: FulfilmentGroup, outline: OrderOutline): Step[] =>
  steps.filter((step) => getStepLabels(group, outline)[step] !== undefined);

export const getStepLabel = (group: FulfilmentGroup, outline: OrderOutline, step: Step): string =>
  getStepLabels(group, outline)[step] ?? step;

/** Returns the title of a group's progress, such as 'Garments in care' or 'Move and storage'. */
export function getProgressTitle(group: FulfilmentGroup, { kinds, method }: OrderOutline): string {
  const groupParts = listOrderParts(kinds.filter((kind) => toFulfilmentGroup(kind) === group));
  const [firstTitle = '', ...otherTitles] = groupParts.map(
    (part) => getPartTexts(part, method).title,
  );
  return joinWords([firstTitle, ...otherTitles.map((title) => title.toLowerCase())]);
}
