type Tone = 'neutral' | 'green' | 'brass' | 'red';

/** States of an order (rule 31 in docs/product.md). Lists of states have this sequence. */
export const orderStateNames = [
  'awaiting_payment',
  'part_paid',
  'paid',
  'awaiting_collection',
  'completed',
  'cancelled',
  'payment_failed',
] as const;

export type OrderState = (typeof orderStateNames)[number];

const statesByValue: Record<OrderState, { label: string; tone: Tone }> = {
  awaiting_payment: { label: 'Awaiting payment', tone: 'brass' },
  part_paid: { label: 'Part paid', tone: 'brass' },
  paid: { label: 'Paid', tone: 'green' },
  // Pages use this label only if the backend sends no `statelabel`, which is more precise.
  awaiting_collection: { label: 'To be paid later', tone: 'brass' },
  completed: { label: 'Completed', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'red' },
  payment_failed: { label: 'Payment failed', tone: 'red' },
};

export const orderStateOptions = Object.entries(statesByValue).map(([value, { label }]) => ({
  value,
  label,
}));

/** Returns the label of a state. An unknown state is its own label. */
export const describeOrderState = (state: string): { label: string; tone: Tone } =>
  isOrderState(state)
    ? statesByValue[state]
    : { label: state.replaceAll('_', ' '), tone: 'neutral' };

const isOrderState = (state: string): state is OrderState => Object.hasOwn(statesByValue, state);

/** An order, possibly without a state. Only our own backend always sends the state. */
interface PossiblyStatedOrder {
  state?: string | undefined;
}

export const isCancelled = ({ state }: PossiblyStatedOrder): boolean => state === 'cancelled';

export const isCompleted = ({ state }: PossiblyStatedOrder): boolean => state === 'completed';
