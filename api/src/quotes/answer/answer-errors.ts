import type { CustomerQuoteOnWire } from 'contract/quotes/customer-quotes';
import type { QuoteState } from 'contract/quotes/quote-state';
import { HttpError } from '../../http/http-error.ts';

/** A 409 response to an answer that is not possible any more, with the current quote. */
export class AnswerConflictError extends HttpError {
  override readonly extraFields: { current: CustomerQuoteOnWire };

  constructor(refusal: AnswerRefusal, current: CustomerQuoteOnWire) {
    super(409, refusal, refusal === 'quote_changed' ? CHANGED_MESSAGE : current.notice);
    this.extraFields = { current };
  }
}

/** Why an offer cannot be answered. */
export type AnswerRefusal = 'quote_changed' | `quote_${Exclude<QuoteState, 'sent'>}`;

const CHANGED_MESSAGE =
  'We have sent you a new version of this quote meanwhile. Please look at it first. Nothing was accepted or declined.';

/** Rolls back the transaction of an answer that is not possible any more. No HTTP response yet. */
export class AnswerRefusedError extends Error {
  readonly refusal: AnswerRefusal;

  constructor(refusal: AnswerRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
