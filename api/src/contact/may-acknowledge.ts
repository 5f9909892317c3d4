import { recipientOf } from '../auth/mailbox-of.ts';
import type { Config } from '../config/config.ts';
import type { Tx } from '../db/db.ts';
import { countAttempt, countersOf } from '../rate-limit/count-attempt.ts';
import { visitorOf } from '../rate-limit/limit-calls.ts';
import { isAddress } from './is-address.ts';

/**
 * Resolves to whether a message is acknowledged, counted in the transaction that stores it (rule
 * 53). A mailbox gets few such mails, for all spellings and senders, and one address causes few.
 * Beyond that, messages are stored without acknowledgement. A counter counts only what the former
 * ones permit.
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
