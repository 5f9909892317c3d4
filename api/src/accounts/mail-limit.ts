import { recipientOf } from '../auth/mailbox-of.ts';
import type { ApiContext } from '../http/api-routes.ts';
import { tooMany } from '../http/http-error.ts';
import { countAttempt, countersOf } from '../rate-limit/count-attempt.ts';
import type { LimitName } from '../rate-limit/limits.ts';

/**
 * Counts a requested mail for the recipient's mailbox. All spellings of the address and all senders
 * share the counter, so that nobody can flood a mailbox. Throws 429.
 */
export async function limitMailTo(
  { config, db }: ApiContext,
  name: LimitName,
  email: string,
): Promise<void> {
  const recipient = await recipientOf(db, email);
  const counters = countersOf(name, { recipient }, config.rateLimitScale);
  const wait = await countAttempt(db, counters);
  if (wait > 0) throw tooMany(wait, 'Too many mails were asked for with this address.');
}
