import { findMailbox } from '../auth/build-mailbox-sql.ts';
import type { Config } from '../config/config.ts';
import type { Tx } from '../db/db.ts';
import { countAttempt, createCounters } from '../rate-limit/count-attempt.ts';
import { getVisitorSubjects } from '../rate-limit/limit-calls.ts';
import { isEmailAddress } from './is-email-address.ts';

/**
 * Counts an acknowledgement and resolves to whether it may be sent. Both the IP address that sent
 * the form and the mailbox that gets the acknowledgement have a limit, so that the form cannot
 * flood a mailbox. After one limit refuses, the others are not counted. Call it in the transaction
 * that stores the message.
 */
export async function canAcknowledge(
  tx: Tx,
  { rateLimitScale }: Pick<Config, 'rateLimitScale'>,
  email: string,
  ip: string,
): Promise<boolean> {
  if (!isEmailAddress(email)) return false;
  const subjects = { ...getVisitorSubjects(ip, ''), recipient: await findMailbox(tx, email) };
  for (const counter of createCounters('contact-answer', subjects, rateLimitScale)) {
    if ((await countAttempt(tx, [counter])) > 0) return false;
  }
  return true;
}
