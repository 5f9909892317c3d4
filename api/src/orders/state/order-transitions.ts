import type { OrderState } from 'contract/orders/order-state';

/** Actors that cause transitions. `payment` is the card provider, `system` a background job. */
export type Actor = 'shopper' | 'staff' | 'payment' | 'system';

/**
 * Additional actions of a transition, in the same database transaction. `transition/effects.ts`
 * implements these actions.
 */
export type EffectName =
  | 'releaseBookings'
  | 'confirmBookings'
  | 'moveBooking'
  | 'countDayChange'
  | 'refundPayments'
  | 'confirmOrder'
  | 'mailStaffCancellation'
  | 'mailCancellation'
  | 'mailMovedDay'
  | 'mailAgreedDay';

export type EventName =
  'pay' | 'failPayment' | 'retryPayment' | 'replace' | 'cancel' | 'complete' | 'moveDay';

export interface OrderTransition {
  from: readonly OrderState[];
  event: EventName;
  /** The new state, or null if the event keeps the state. */
  to: OrderState | null;
  by: readonly Actor[];
  effects: readonly EffectName[];
}

/** The first state of an order, by payment method. */
export const firstStates = {
  offline: 'awaiting_collection',
  online: 'awaiting_payment',
} as const satisfies Record<string, OrderState>;

/**
 * All state transitions of orders. Every transition also adds an entry to the order's history. Only
 * the function `transition` applies this table.
 */
export const orderTransitions: readonly OrderTransition[] = [
  {
    from: ['awaiting_payment', 'payment_failed'],
    event: 'pay',
    to: 'paid',
    by: ['payment'],
    effects: ['confirmBookings', 'confirmOrder'],
  },
  {
    from: ['awaiting_payment'],
    event: 'failPayment',
    to: 'payment_failed',
    by: ['payment', 'system'],
    effects: ['releaseBookings'],
  },
  {
    from: ['payment_failed'],
    event: 'retryPayment',
    to: 'awaiting_payment',
    by: ['shopper'],
    effects: [],
  },
  {
    from: ['awaiting_payment', 'payment_failed'],
    event: 'replace',
    to: 'cancelled',
    by: ['shopper'],
    effects: ['releaseBookings'],
  },
  {
    // A card order that was never paid was never confirmed, so its cancellation sends no email.
    from: ['awaiting_payment', 'payment_failed'],
    event: 'cancel',
    to: 'cancelled',
    by: ['shopper'],
    effects: ['releaseBookings', 'refundPayments'],
  },
  {
    from: ['awaiting_collection', 'paid'],
    event: 'cancel',
    to: 'cancelled',
    by: ['shopper'],
    effects: ['releaseBookings', 'refundPayments', 'mailCancellation'],
  },
  {
    from: ['awaiting_payment', 'payment_failed', 'awaiting_collection', 'paid'],
    event: 'cancel',
    to: 'cancelled',
    by: ['staff'],
    effects: ['releaseBookings', 'refundPayments', 'mailStaffCancellation'],
  },
  {
    from: ['awaiting_collection', 'paid'],
    event: 'complete',
    to: 'completed',
    by: ['staff'],
    effects: [],
  },
  {
    from: ['awaiting_collection', 'paid'],
    event: 'moveDay',
    to: null,
    by: ['shopper'],
    effects: ['moveBooking', 'countDayChange', 'mailMovedDay'],
  },
  {
    from: ['awaiting_collection', 'paid'],
    event: 'moveDay',
    to: null,
    by: ['staff'],
    effects: ['moveBooking', 'mailAgreedDay'],
  },
];

/** The states that staff may choose, in display order, with the event that leads to each state. */
export const staffEvents = {
  completed: 'complete',
  cancelled: 'cancel',
} as const satisfies Partial<Record<OrderState, EventName>>;

/**
 * Properties of states. Other code asks for a property instead of comparing states.
 * - `unpaid`: the card payment is missing. `pending`: the open payment page can still be paid.
 * - `certain`: the firm is going to do the work. `confirmed`: the shopper got the confirmation.
 * - `paid`: paid by card and not completed yet. `paidLater`: the shopper pays on collection.
 * - `open`: the account of the order cannot be erased yet.
 */
export type StateProperty =
  | 'unpaid'
  | 'pending'
  | 'failed'
  | 'paid'
  | 'paidLater'
  | 'certain'
  | 'confirmed'
  | 'open'
  | 'completed'
  | 'cancelled';

export const stateProperties: Record<OrderState, readonly StateProperty[]> = {
  awaiting_payment: ['unpaid', 'pending', 'open'],
  payment_failed: ['unpaid', 'failed'],
  awaiting_collection: ['paidLater', 'certain', 'confirmed', 'open'],
  paid: ['paid', 'certain', 'confirmed', 'open'],
  completed: ['confirmed', 'completed'],
  cancelled: ['cancelled'],
};
