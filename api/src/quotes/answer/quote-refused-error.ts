import type { CustomerQuoteOnWire } from 'contract/quotes/customer-quotes';
import type { QuoteState } from 'contract/quotes/quote-state';
import { HttpError } from '../../http/http-error.ts';

/** A 409 error for an answer to an offer that is no longer what the page showed. It has the quote as it is now. */
export class QuoteRefusedError extends HttpError {
  override readonly extraFields: { current: CustomerQuoteOnWire };

  constructor(refusal: QuoteRefusal, current: CustomerQuoteOnWire) {
    super(409, refusal, refusal === 'quote_changed' ? CHANGED_MESSAGE : current.notice);
    this.extraFields = { current };
  }
}

/** Why an offer cannot be answered. */
export type QuoteRefusal = 'quote_changed' | `quote_${Exclude<QuoteState, 'sent'>}`;

const CHANGED_MESSAGE =
  'We have sent you a new version of this quote meanwhile. Please look at it first. Nothing was accepted or declined.';

/** Thrown inside a transaction that must be rolled back before the present quote is read. */
export class RefusedAnswer extends Error {
  readonly refusal: QuoteRefusal;

  constructor(refusal: QuoteRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
