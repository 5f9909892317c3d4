type Tone = 'neutral' | 'green' | 'brass' | 'red';

/** The states of an order (rule 31), from the first to the last. */
export const orderStateNames = [
  'awaiting_payment',
  'paid',
  'awaiting_collection',
  'completed',
  'cancelled',
  'payment_failed',
] as const;

export type OrderState = (typeof orderStateNames)[number];

const statesByValue: Record<OrderState, { label: string; tone: Tone }> = {
  awaiting_payment: { label: 'Awaiting payment', tone: 'brass' },
  paid: { label: 'Paid', tone: 'green' },
  // Fallback label. If the backend sends `statelabel`, pages show that more precise text instead.
  awaiting_collection: { label: 'To be paid later', tone: 'brass' },
  completed: { label: 'Completed', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'red' },
  payment_failed: { label: 'Payment failed', tone: 'red' },
};

/** All order states as select options, from the first state to the last. */
export const orderStateOptions = Object.entries(statesByValue).map(([value, { label }]) => ({
  value,
  label,
}));

/**
 * Returns the label and colour of an order's state. The label of an unknown state is the backend's
 * text.
 */
export const describeOrderState = (state: string): { label: string; tone: Tone } =>
  isOrderState(state)
    ? statesByValue[state]
    : { label: state.replaceAll('_', ' '), tone: 'neutral' };

const isOrderState = (state: string): state is OrderState => Object.hasOwn(statesByValue, state);

/** An order in an answer of the API. Another backend may send no state. */
interface Stateful {
  state?: string | undefined;
}

export const isCancelled = ({ state }: Stateful): boolean => state === 'cancelled';

export const isCompleted = ({ state }: Stateful): boolean => state === 'completed';
