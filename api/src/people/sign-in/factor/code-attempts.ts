import type { ApiContext } from '../../../http/api-routes.ts';
import type { Counter } from '../../../rate-limit/count-attempt.ts';
import { getVisitorSubjects, limitCall } from '../../../rate-limit/limit-calls.ts';
import { isKnownIp } from '../known-ips.ts';
import { isAppCode } from './totp.ts';

/**
 * Counts an attempt with a code before the code is checked. After a correct code,
 * `uncountPasswordAttempt` removes the attempt. Each IP address has its own limit for an account.
 * For app codes, all IP addresses that the owner has not used also share one limit. The shared
 * limit counts only a few minutes, because a stranger who knows the password can lock out the owner
 * by this limit. Recovery codes count separately: nobody can guess them, and they are what remains to
 * an owner whose phone shows wrong codes.
 * Throws 429 above a limit.
 */
export async function countCodeAttempt(
  context: ApiContext,
  ip: string,
  userid: number,
  code: string,
): Promise<Counter[]> {
  const account = `staff ${userid}`;
  const subjects = getVisitorSubjects(ip, account);
  if (!isAppCode(code)) return limitCall(context, 'recovery-code', subjects);
  const counters = await limitCall(context, 'factor', subjects);
  if (await isKnownIp(context.db, userid, ip)) return counters;
  return [...counters, ...(await limitCall(context, 'factor-elsewhere', { account }))];
}
