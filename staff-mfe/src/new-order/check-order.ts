import type { BookingKind } from 'contract/calendar/schedule';
import { findLengthError } from 'shared/desk';
import type { PricedLines } from '../composer/composer-api';
import { checkContact } from '../composer/contact/check-contact';
import { readDays } from '../composer/days/read-days';
import { type FieldProblem, readComposition } from '../composer/read-composition';
import type { OrderValues } from './order-values';

/** Returns what prevents that the order is placed, in the order of the fields on the page. */
export function checkOrder(
  values: OrderValues,
  priced: PricedLines | null,
  trades: readonly BookingKind[],
): FieldProblem[] {
  const { composition, contact, days, payment, note } = values;
  return [
    ...(composition.lines.length === 0 ? [{ field: 'product', text: 'Please add a line.' }] : []),
    ...readComposition(composition).problems,
    ...listPricedProblems(values, priced),
    ...checkContact(contact),
    ...readDays(days, trades).problems,
    ...checkLength('payment.note', 'Note', payment.note, 200),
    ...checkLength('note', 'Note', note, 1000),
  ];
}

/** Lists the problems that the backend named when it priced the order. */
export function listPricedProblems(
  { composition }: Pick<OrderValues, 'composition'>,
  priced: PricedLines | null,
): FieldProblem[] {
  if (priced === null) return [];
  const lineProblems = composition.lines.flatMap(({ key }) => {
    const problem = priced.lines[key]?.problem ?? '';
    return problem === '' ? [] : [{ field: `${key}.quantity`, text: problem }];
  });
  const { limit } = priced;
  const limitField = composition.discount.text.trim() === '' ? 'delivery' : 'discount';
  return limit.problem === ''
    ? lineProblems
    : [...lineProblems, { field: limitField, text: limit.problem }];
}

function checkLength(field: string, label: string, text: string, max: number): FieldProblem[] {
  const problem = findLengthError(label, text, max);
  return problem === undefined ? [] : [{ field, text: problem }];
}
