import type { CustomerQuote } from 'contract/quotes/customer-quotes';

/** The newest offer of a quote. Amounts are in pence. */
export type Offer = NonNullable<CustomerQuote['offer']>;
