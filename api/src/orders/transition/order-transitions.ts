import { dayTransitions } from './day-transitions.ts';
import { detailTransitions } from './detail-transitions.ts';
import { editTransitions } from './edit-transitions.ts';
import { invoiceTransitions } from './invoice-transitions.ts';
import { moneyTransitions } from './money-transitions.ts';
import type { Transition, Actor, EventName } from './order-event.ts';
import { stateTransitions } from './state-transitions.ts';
import type { OrderState } from 'contract/orders/order-state';

/**
 * All events of orders, with their additional changes. Only the function `transition` applies this
 * table, and no other code changes an order after it was placed. An action of staff has the name of
 * its declaration in `contract/order-actions/order-actions`.
 */
export const orderTransitions: readonly Transition[] = [
  ...stateTransitions,
  ...editTransitions,
  ...dayTransitions,
  ...detailTransitions,
  ...moneyTransitions,
  ...invoiceTransitions,
];

/** Returns the transition of an event in this state, or null if the event is forbidden. */
export const findTransition = (
  state: OrderState,
  event: EventName,
  actor: Actor,
): Transition | null =>
  orderTransitions.find(
    ({ from, event: name, by }) => name === event && from.includes(state) && by.includes(actor),
  ) ?? null;

/** Returns the state after an event, or null if the event keeps the state. */
export const getNextState = (event: EventName): OrderState | null =>
  orderTransitions.find(({ event: name }) => name === event)?.to ?? null;
