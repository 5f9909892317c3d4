import { formatMoney } from 'shared/core';
import type { BasketRow } from '../lines/basket-rows';

/** Returns a sentence for screen readers about the changes of the basket, or ''. `sum` is in pence without delivery. */
export function basketNews(before: BasketRow[], after: BasketRow[], sum: number): string {
  const changed = after.flatMap((row) => {
    const earlier = before.find(({ key }) => key === row.key);
    if (!earlier) return [`${row.spokenName} added.`];
    return earlier.quantity === row.quantity ? [] : [`${row.spokenName}: ${row.quantity}.`];
  });
  const removed = before
    .filter((row) => !after.some(({ key }) => key === row.key))
    .map((row) => `${row.spokenName} removed.`);
  const news = [...changed, ...removed];
  if (news.length === 0) return '';
  const rest = after.length === 0 ? 'The basket is empty.' : `Basket: ${formatMoney(sum)}.`;
  return [...news, rest].join(' ');
}
