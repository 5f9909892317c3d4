import { dayTransitions } from './day-transitions.ts';
import { detailTransitions } from './detail-transitions.ts';
import type { Transition } from './order-event.ts';
import { stateTransitions } from './state-transitions.ts';

/**
 * All events of orders, with their additional changes. Only the function `transition` applies this
 * table, and no other code changes an order after it was placed. An action of staff has the name of
 * its declaration in `contract/order-actions/order-actions`.
 */
export const orderTransitions: readonly Transition[] = [
  ...stateTransitions,
  ...dayTransitions,
  ...detailTransitions,
];
