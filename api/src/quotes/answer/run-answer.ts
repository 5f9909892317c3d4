import type { ApiContext } from '../../http/api-routes.ts';
import { loadCustomerQuote } from '../page/load-customer-quote.ts';
import { findLinkedQuote } from '../records/find-quote.ts';
import { QuoteRefusedError, RefusedAnswer } from './quote-refused-error.ts';

/**
 * Runs a customer's answer. A refused answer becomes a 409 error with the quote as it is after the
 * transaction of the answer was rolled back.
 */
export async function runAnswer<Result>(
  context: ApiContext,
  token: string,
  answer: () => Promise<Result>,
): Promise<Result> {
  try {
    return await answer();
  } catch (cause) {
    if (!(cause instanceof RefusedAnswer)) throw cause;
    const quote = await findLinkedQuote(context.db, token);
    throw new QuoteRefusedError(cause.refusal, await loadCustomerQuote(context.db, context, quote));
  }
}
