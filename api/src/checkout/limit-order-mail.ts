import { mailRecipientOf } from '../auth/mail-recipient.ts';
import type { Config } from '../config/config.ts';
import type { Tx } from '../db/db.ts';
import { tooMany } from '../http/http-error.ts';
import { countAttempt, countersOf } from '../rate-limit/count-attempt.ts';

/**
 * Counts the mail that an order is about to send, in the transaction that stores it: what is not
 * stored is not counted, and no order is stored without its mail. Throws 429.
 */
export async function limitOrderMail(
  tx: Tx,
  { rateLimitScale }: Pick<Config, 'rateLimitScale'>,
  userid: number,
): Promise<void> {
  const counters = countersOf('mail', await mailRecipientOf(tx, userid), rateLimitScale);
  const wait = await countAttempt(tx, counters);
  if (wait > 0) throw tooMany(wait, 'Too many orders for this e-mail address in one day.');
}
