import type { QuoteState } from 'contract/quotes/quote-state';

type Tone = 'green' | 'brass' | 'red' | 'neutral';

const tones: Record<QuoteState, Tone> = {
  requested: 'brass',
  sent: 'neutral',
  accepted: 'green',
  declined: 'red',
  expired: 'red',
  withdrawn: 'neutral',
};

/** Returns the colour of a state's badge. A later backend may have further states. */
export const getQuoteTone = (state: string): Tone => tones[state as QuoteState] ?? 'neutral';
