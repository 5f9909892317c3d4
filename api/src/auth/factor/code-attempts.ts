import type { ApiContext } from '../../http/api-routes.ts';
import type { Counter } from '../../rate-limit/count-attempt.ts';
import { getVisitorSubjects, limitCall } from '../../rate-limit/limit-calls.ts';
import { isKnownIp } from '../known-ips.ts';
import { isAppCode } from './totp.ts';

/**
 * Counts a code as wrong, until `uncountPasswordAttempt` removes the attempt. Each IP address has
 * its own limit for an account. All IP addresses that the owner has not used also share one limit
 * for app codes. The shared limit covers only a few minutes. A longer limit would let a stranger
 * who knows the password lock the owner out. Recovery codes do not count in the shared limit,
 * because they cannot be guessed. Throws 429 above a limit.
 */
export async function countCodeAttempt(
  context: ApiContext,
  ip: string,
  userid: number,
  code: string,
): Promise<Counter[]> {
  const account = `staff ${userid}`;
  const counters = await limitCall(context, 'factor', getVisitorSubjects(ip, account));
  if (!isAppCode(code) || (await isKnownIp(context.db, userid, ip))) return counters;
  return [...counters, ...(await limitCall(context, 'factor-elsewhere', { account }))];
}
