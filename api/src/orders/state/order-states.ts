import { type OrderState, orderStateNames } from 'contract/orders/order-state';
import {
  type Actor,
  type EventName,
  type OrderTransition,
  orderTransitions,
  type StateProperty,
  staffEvents,
  stateProperties,
} from './order-transitions.ts';

export type StaffState = keyof typeof staffEvents;

/** States that staff may set. Other states follow from payments. */
export const staffStates = Object.keys(staffEvents) as [StaffState, ...StaffState[]];

/** Returns the transition of an event in this state, or null if the event is forbidden. */
export const findTransition = (
  state: OrderState,
  event: EventName,
  actor: Actor,
): OrderTransition | null =>
  orderTransitions.find(
    ({ from, event: name, by }) => name === event && from.includes(state) && by.includes(actor),
  ) ?? null;

/** Returns the state after an event, or null if the event keeps the state. */
export const getNextState = (event: EventName): OrderState | null =>
  orderTransitions.find(({ event: name }) => name === event)?.to ?? null;

/** Returns the events by which staff may change the state of an order in `state`. */
export const listStaffEvents = (state: OrderState) =>
  Object.values(staffEvents).filter((event) => findTransition(state, event, 'staff') !== null);

/** Returns the states with this property, for SQL conditions. */
export const listStatesWith = (property: StateProperty): OrderState[] =>
  orderStateNames.filter((state) => stateProperties[state].includes(property));

const createStateCheck =
  (property: StateProperty) =>
  ({ state }: { state: OrderState }): boolean =>
    stateProperties[state].includes(property);

export const isUnpaid = createStateCheck('unpaid');
export const isPending = createStateCheck('pending');
export const isPaymentFailed = createStateCheck('failed');
export const isPaid = createStateCheck('paid');
export const isPaidLater = createStateCheck('paidLater');
export const isCertain = createStateCheck('certain');
export const isConfirmed = createStateCheck('confirmed');
export const isCompleted = createStateCheck('completed');
export const isCancelled = createStateCheck('cancelled');

/** Returns whether a card payment would pay this order in its present state. */
export const isPayable = ({ state }: { state: OrderState }): boolean =>
  findTransition(state, 'pay', 'payment') !== null;
