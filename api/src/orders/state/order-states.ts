import { type OrderState, orderStateNames } from 'contract/orders/order-state';

/** The first state of an order, by payment method. */
export const firstStates = {
  offline: 'awaiting_collection',
  online: 'awaiting_payment',
} as const satisfies Record<string, OrderState>;

/**
 * Properties of states. Other code asks for a property instead of comparing states.
 * - `unpaid`: the card payment is missing. `pending`: the open payment page can still be paid.
 * - `certain`: the firm is going to do the work. `confirmed`: the shopper got the confirmation.
 * - `paid`: paid in full and not completed yet. `partPaid`: a part is paid, such as a deposit.
 * - `moneyReceived`: something is paid. `paidLater`: the shopper pays on collection.
 * - `open`: the account of the order cannot be erased yet.
 */
type StateProperty =
  | 'unpaid'
  | 'pending'
  | 'failed'
  | 'paid'
  | 'partPaid'
  | 'moneyReceived'
  | 'paidLater'
  | 'certain'
  | 'confirmed'
  | 'open'
  | 'completed'
  | 'cancelled';

const stateProperties: Record<OrderState, readonly StateProperty[]> = {
  awaiting_payment: ['unpaid', 'pending', 'open'],
  payment_failed: ['unpaid', 'failed'],
  awaiting_collection: ['paidLater', 'certain', 'confirmed', 'open'],
  part_paid: ['partPaid', 'moneyReceived', 'certain', 'confirmed', 'open'],
  paid: ['paid', 'moneyReceived', 'certain', 'confirmed', 'open'],
  completed: ['confirmed', 'completed'],
  cancelled: ['cancelled'],
};

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
export const isPartPaid = createStateCheck('partPaid');
export const hasReceivedMoney = createStateCheck('moneyReceived');
export const isPaidLater = createStateCheck('paidLater');
export const isCertain = createStateCheck('certain');
export const isConfirmed = createStateCheck('confirmed');
export const isCompleted = createStateCheck('completed');
export const isCancelled = createStateCheck('cancelled');
