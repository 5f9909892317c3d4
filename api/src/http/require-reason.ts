import { badRequest } from './http-error.ts';

/**
 * Throws 400 with the sentence if the reason is empty. For calls that need a reason in some cases
 * only: the schema `optionalReason` makes a reason without a visible character empty.
 */
export function requireReason(reason: string, sentence: string): void {
  if (reason === '') throw badRequest(sentence, 'reason_missing');
}
