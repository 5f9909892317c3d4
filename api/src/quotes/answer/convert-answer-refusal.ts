import type { ApiContext } from '../../http/api-routes.ts';
import { loadCustomerQuote } from '../page/load-customer-quote.ts';
import { findLinkedQuote } from '../records/find-quote.ts';
import { AnswerConflictError, AnswerRefusedError } from './answer-errors.ts';

/**
 * Runs a customer's answer. Converts its `AnswerRefusedError` to an `AnswerConflictError` with the
 * current quote, which is read after the transaction of the answer was rolled back.
 */
export async function convertAnswerRefusal<Result>(
  context: ApiContext,
  token: string,
  answer: () => Promise<Result>,
): Promise<Result> {
  try {
    return await answer();
  } catch (cause) {
    if (!(cause instanceof AnswerRefusedError)) throw cause;
    const quote = await findLinkedQuote(context.db, token);
    throw new AnswerConflictError(
      cause.refusal,
      await loadCustomerQuote(context.db, context, quote),
    );
  }
}
