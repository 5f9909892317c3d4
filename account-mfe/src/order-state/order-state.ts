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

/** The states of decision 31, in the order of an order's life. */
export const orderStates = Object.entries(states).map(([value, { label }]) => ({ value, label }));

/** How a state is shown; one that we do not know is shown as the backend wrote it. */
export const showState = (state: string) =>
  states[state] ?? { label: state.replaceAll('_', ' '), tone: 'neutral' };
