import { HOUR, type Limit, QUARTER_HOUR } from './limit.ts';

/** Limits of the holders of quotes' links. Requests for a quote count as contact messages. */
export const quoteLimits = [
  {
    name: 'quote-link',
    description: 'Quotes read, or downloaded, with a mailed link',
    address: 120,
    network: 480,
    windowMs: QUARTER_HOUR,
  },
  {
    name: 'quote-answer',
    description: 'Quotes accepted or declined',
    address: 30,
    network: 120,
    windowMs: QUARTER_HOUR,
  },
  {
    name: 'quote-question',
    description: 'Questions about quotes',
    address: 20,
    network: 80,
    windowMs: HOUR,
  },
  {
    name: 'quote-photo',
    description: 'Photos added to quotes or removed',
    address: 120,
    network: 480,
    windowMs: HOUR,
  },
] as const satisfies readonly Limit[];
