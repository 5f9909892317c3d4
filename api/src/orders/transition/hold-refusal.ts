import type { OrderFacts } from './order-facts.ts';

/** Returns the reason why an order on hold stays as it is, or ''. */
export const findHoldRefusal = ({ order }: OrderFacts): string =>
  order.hold === null ? '' : 'The order is on hold.';
