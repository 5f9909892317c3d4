import type { CustomerQuote } from 'contract/quotes/customer-quotes';

/** Props of the parts of a quote's page. */
export interface QuoteProps {
  quote: CustomerQuote;
  /** Token of the emailed link. */
  token: string;
  /** Reads the quote again. */
  onChanged: () => void;
}
