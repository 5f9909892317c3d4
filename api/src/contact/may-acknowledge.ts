import { recipientOf } from '../auth/mailbox-of.ts';
import type { Config } from '../config/config.ts';
import type { Tx } from '../db/db.ts';
import { countAttempt, countersOf } from '../rate-limit/count-attempt.ts';
import { visitorOf } from '../rate-limit/limit-calls.ts';
import { isAddress } from './is-address.ts';

/**
 * Whether a message is acknowledged, counted in the transaction that keeps it (decision 53). A stranger can name
 * anybody's mailbox: it gets few such mails, however it is spelled and whoever writes, and an address causes few. Beyond
 * that the message is taken all the same, unacknowledged. What one counter refuses is not counted by the next.
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
