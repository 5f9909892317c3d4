import { isKnownIp } from './known-ips.ts';
import { findAccount } from '../records/accounts.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { countAttempt, createCounters } from '../../rate-limit/count-attempt.ts';
import { writeAudit } from '../../audit/records/write-audit.ts';
import { createLabelCounter } from 'server/metrics';

export const countSignInFailure = createLabelCounter(
  {
    name: 'shop_sign_in_failures_total',
    help: 'Wrong passwords, also for unknown e-mail addresses, and wrong codes of second factors.',
  },
  'factor',
  ['password', 'code'],
);

type RefusedAction = 'session.refused' | 'factor.refused';

/**
 * Writes a wrong password or code for a staff account to the audit log, without the typed text. A
 * limit per account prevents an attack from filling the log.
 */
export async function recordRefusal(
  { config, db }: ApiContext,
  action: RefusedAction,
  userid: number,
  ip: string,
): Promise<void> {
  const limitSubjects = { account: String(userid) };
  const counters = createCounters('audited-refusal', limitSubjects, config.rateLimitScale);
  if ((await countAttempt(db, counters)) > 0) return;
  const network = (await isKnownIp(db, userid, ip)) ? 'known' : 'unknown';
  await writeAudit(
    db,
    { id: userid },
    { action, subject: { kind: 'person', id: userid }, after: { network } },
  );
}

/** Records a wrong password if the e-mail belongs to a staff member. */
export async function recordWrongPassword(
  context: ApiContext,
  email: string,
  ip: string,
): Promise<void> {
  const account = await findAccount(context.db, email.trim());
  if (account?.role === 'staff') await recordRefusal(context, 'session.refused', account.id, ip);
}
