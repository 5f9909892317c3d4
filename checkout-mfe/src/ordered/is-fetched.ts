import type { Ordered } from './ordered';

/** Whether something is fetched from the warehouse. */
export const isFetched = (ordered: Ordered | null): boolean =>
  ordered === null ||
  (ordered.method === 'offline' &&
    (ordered.trades.length === 0 || ordered.trades.some((trade) => trade !== 'move')));
