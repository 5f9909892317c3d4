import { unconfirmedMailbox } from '../auth/confirmed-users.ts';
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
  const recipient = await unconfirmedMailbox(tx, userid);
  const counted = recipient === null ? { account: String(userid) } : { recipient };
  const wait = await countAttempt(tx, countersOf('mail', counted, rateLimitScale));
  if (wait > 0) throw tooMany(wait, 'Too many orders for this e-mail address in one day.');
}
