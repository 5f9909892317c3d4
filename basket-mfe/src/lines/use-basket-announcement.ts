import { useState } from 'react';
import { type BasketRow, useBasket } from './use-basket';
import { formatMoney } from 'shared/format';
import { useLocation } from 'shared/router';

/** Pages that empty the basket, because it is ordered. They say so themselves. */
const ORDERED_PATHS = ['/thankyouorderplace', '/payment-success'];

/**
 * Returns a text about the last change of the basket. Restoring the basket from local storage does
 * not count as a change, nor does an order.
 */
export function useBasketAnnouncement(): string {
  const basket = useBasket();
  const isOrdered = ORDERED_PATHS.includes(useLocation().pathname);
  const [lastAnnouncement, setLastAnnouncement] = useState({ basket, text: '' });
  if (lastAnnouncement.basket === basket) return lastAnnouncement.text;
  const announcement =
    lastAnnouncement.basket.isRestored && !isOrdered
      ? describeBasketChanges(lastAnnouncement.basket.rows, basket.rows, basket.sum)
      : '';
  setLastAnnouncement({ basket, text: announcement || lastAnnouncement.text });
  return announcement || lastAnnouncement.text;
}

/**
 * Describes the changes, or returns '' if there are none. `sum` is in pence and excludes delivery.
 */
function describeBasketChanges(
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
