/** The states of an order (decision 31). */
export const orderStates = [
  'awaiting_payment',
  'paid',
  'awaiting_collection',
  'completed',
  'cancelled',
  'payment_failed',
] as const;

export type OrderState = (typeof orderStates)[number];

/** Every transition there is; anything else is refused. */
const transitions: Record<OrderState, readonly OrderState[]> = {
  awaiting_payment: ['paid', 'payment_failed', 'cancelled'],
  payment_failed: ['awaiting_payment', 'paid', 'cancelled'],
  paid: ['completed', 'cancelled'],
  awaiting_collection: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
};

/** The states that staff may ask for; the others follow from payments alone. */
export const staffStates = ['completed', 'cancelled'] as const;

export type StaffState = (typeof staffStates)[number];

export function mayBecome(from: OrderState, to: OrderState): boolean {
  return transitions[from].includes(to);
}

/** What an order in this state may become at the wish of staff. */
export function staffMoves(from: OrderState): StaffState[] {
  return staffStates.filter((to) => mayBecome(from, to));
}
