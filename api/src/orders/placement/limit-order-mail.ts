import type { Config } from '../../config/config.ts';
import type { Tx } from '../../db/db.ts';
import { tooManyRequests } from '../../http/http-error.ts';
import type { CheckedSubmission } from './submission.ts';
import { countAttempt, createCounters } from '../../rate-limit/count-attempt.ts';

/**
 * Counts the order's mail, in the transaction that stores the order. Throws 429 above the limit, so
 * that no order is stored without a mail.
 */
export async function limitOrderMail(
  tx: Tx,
  { rateLimitScale }: Pick<Config, 'rateLimitScale'>,
  { customer }: Pick<CheckedSubmission, 'customer'>,
): Promise<void> {
  const counters = createCounters('mail', customer.recipient, rateLimitScale);
  const waitSeconds = await countAttempt(tx, counters);
  if (waitSeconds > 0)
    throw tooManyRequests(waitSeconds, 'Too many orders for this e-mail address in one day.');
}
