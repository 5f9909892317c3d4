import type { OrderState } from 'contract/orders/order-state';
import type { Actor, EventName, Transition } from './order-event.ts';
import { orderTransitions } from './order-transitions.ts';

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

/** Returns whether a card payment would pay this order in its present state. */
export const isPayable = ({ state }: { state: OrderState }): boolean =>
  findTransition(state, 'pay', 'payment') !== null;
