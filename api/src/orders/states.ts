/** The states of an order (rule 31). */
export const orderStates = [
  'awaiting_payment',
  'paid',
  'awaiting_collection',
  'completed',
  'cancelled',
  'payment_failed',
] as const;

export type OrderState = (typeof orderStates)[number];

/** All permitted transitions. */
const transitions: Record<OrderState, readonly OrderState[]> = {
  awaiting_payment: ['paid', 'payment_failed', 'cancelled'],
  payment_failed: ['awaiting_payment', 'paid', 'cancelled'],
  paid: ['completed', 'cancelled'],
  awaiting_collection: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
};

/** States that staff may set. The others follow from payments. */
export const staffStates = ['completed', 'cancelled'] as const;

export type StaffState = (typeof staffStates)[number];

export function mayBecome(from: OrderState, to: OrderState): boolean {
  return transitions[from].includes(to);
}

/** Returns the states that staff may set from this one. */
export function staffMoves(from: OrderState): StaffState[] {
  return staffStates.filter((to) => mayBecome(from, to));
}
