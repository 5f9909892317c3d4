import type { Ordered } from './order-snapshot';

let last: { orderno: string; ordered: Ordered } | null = null;

/** Keeps an order that was just placed for the page that comes next; in memory only (decision 7). */
export function orderedJustNow(orderno: string, ordered: Ordered): void {
  last = { orderno, ordered };
}

/** What was just placed under this number; null after a reload. */
export const justOrdered = (orderno: string | null): Ordered | null =>
  last?.orderno === orderno ? last.ordered : null;
