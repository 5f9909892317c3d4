type Tone = 'neutral' | 'green' | 'brass' | 'red';

const states: Record<string, { label: string; tone: Tone }> = {
  awaiting_payment: { label: 'Awaiting payment', tone: 'brass' },
  paid: { label: 'Paid', tone: 'green' },
  // A backend that sends `statelabel` says more precisely where and when the order is paid.
  awaiting_collection: { label: 'To be paid later', tone: 'brass' },
  completed: { label: 'Completed', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'red' },
  payment_failed: { label: 'Payment failed', tone: 'red' },
};

/** The states of rule 31, in the order of an order's life. */
export const orderStates = Object.entries(states).map(([value, { label }]) => ({ value, label }));

/** Returns the label and colour of an order's state. The label of an unknown state is the backend's text. */
export const orderState = (state: string): { label: string; tone: Tone } =>
  states[state] ?? { label: state.replaceAll('_', ' '), tone: 'neutral' };
