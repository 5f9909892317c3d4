import { recipientOf } from '../auth/mailbox-of.ts';
import type { Config } from '../config/config.ts';
import type { Tx } from '../db/db.ts';
import { countAttempt, countersOf } from '../rate-limit/count-attempt.ts';
import { visitorOf } from '../rate-limit/limit-calls.ts';
import { isAddress } from './is-address.ts';

/**
 * Counts an acknowledgement and resolves to whether it may be sent. Both the sender's IP address
 * and the recipient's mailbox have a limit, so that the form cannot flood a mailbox. A counter
 * counts only if the counters before it permit. Call it in the transaction that stores the message.
 */
export async function mayAcknowledge(
  tx: Tx,
  { rateLimitScale }: Pick<Config, 'rateLimitScale'>,
  email: string,
  ip: string,
): Promise<boolean> {
  if (!isAddress(email)) return false;
  const counted = { ...visitorOf(ip, ''), recipient: await recipientOf(tx, email) };
  for (const counter of countersOf('contact-answer', counted, rateLimitScale)) {
    if ((await countAttempt(tx, [counter])) > 0) return false;
  }
  return true;
}
