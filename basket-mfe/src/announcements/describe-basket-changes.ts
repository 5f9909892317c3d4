import { formatMoney } from 'shared/format';
import type { BasketRow } from '../lines/basket-rows';

/**
 * Returns sentences for screen readers about changed rows, or '' without changes. `sum` is in pence
 * and excludes delivery.
 */
export function describeBasketChanges(
  previousRows: BasketRow[],
  currentRows: BasketRow[],
  sum: number,
): string {
  const changedTexts = currentRows.flatMap((row) => {
    const previousRow = previousRows.find(({ key }) => key === row.key);
    if (!previousRow) return [`${row.spokenName} added.`];
    return previousRow.quantity === row.quantity ? [] : [`${row.spokenName}: ${row.quantity}.`];
  });
  const removedTexts = previousRows
    .filter((row) => !currentRows.some(({ key }) => key === row.key))
    .map((row) => `${row.spokenName} removed.`);
  const changeTexts = [...changedTexts, ...removedTexts];
  if (changeTexts.length === 0) return '';
  const summaryText =
    currentRows.length === 0 ? 'The basket is empty.' : `Basket: ${formatMoney(sum)}.`;
  return [...changeTexts, summaryText].join(' ');
}
