/**
 * States of a quote. `requested` waits for the firm's answer, `sent` for the customer's. The others
 * are ends, after which the firm may send another version, except after `accepted`.
 */
export const quoteStates = [
  'requested',
  'sent',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
] as const;

export type QuoteState = (typeof quoteStates)[number];

/** States of quotes that wait for the firm or the customer. */
export const openQuoteStates = ['requested', 'sent'] as const satisfies readonly QuoteState[];

export const quoteStateLabels: Record<QuoteState, string> = {
  requested: 'Requested',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};

/** Origins of a quote: the removal calculator, the quote form, or a call that staff wrote down. */
export const quoteSources = ['calculator', 'form', 'phone'] as const;

export type QuoteSource = (typeof quoteSources)[number];

export const quoteSourceLabels: Record<QuoteSource, string> = {
  calculator: 'Removal calculator',
  form: 'Quote form',
  phone: 'Phone',
};
