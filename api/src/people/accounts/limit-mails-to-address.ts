import { findMailbox } from '../records/build-mailbox-sql.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { tooManyRequests } from '../../http/http-error.ts';
import { countAttempt, createCounters } from '../../rate-limit/count-attempt.ts';
import type { LimitName } from '../../rate-limit/limits.ts';

/**
 * Counts a requested mail against the limit of the recipient's mailbox. Requests with any spelling
 * of the address, by any visitor, share the limit. Nobody can thus flood a mailbox. Throws 429
 * above the limit.
 */
export async function limitMailsToAddress(
  { config, db }: ApiContext,
  name: LimitName,
  email: string,
): Promise<void> {
  const recipient = await findMailbox(db, email);
  const counters = createCounters(name, { recipient }, config.rateLimitScale);
  const waitSeconds = await countAttempt(db, counters);
  if (waitSeconds > 0)
    throw tooManyRequests(waitSeconds, 'Too many mails were asked for with this address.');
}
