import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../../http/api-routes.ts';
import {
  countAttempt,
  type Counter,
  createCounters,
  resetCounters,
  uncountAttempt,
} from '../../rate-limit/count-attempt.ts';
import { limitCall, getVisitorSubjects } from '../../rate-limit/limit-calls.ts';
import { findAccount } from '../records/accounts.ts';
import { hashQueue } from './hash-queue.ts';
import { isKnownIp } from './known-ips.ts';

/**
 * Counts a password attempt before the password is checked. After a correct password,
 * `uncountPasswordAttempt` removes the attempt. Attempts for unregistered e-mails count too. Each
 * IP address has one limit for all accounts and one for this account. After many wrong passwords
 * from IP addresses that the account's owner has not used, such addresses get a lower limit. The
 * account is never locked, because strangers could then lock out the owner. Throws 429 above a
 * limit, and 503 while too many passwords wait to be hashed.
 */
export async function countPasswordAttempt(
  context: ApiContext,
  { ip }: Pick<FastifyRequest, 'ip'>,
  email: string,
): Promise<Counter[]> {
  hashQueue.refuseIfFull();
  const visitorSubjects = getVisitorSubjects(ip, email);
  await limitCall(context, 'sign-in', visitorSubjects);
  const counters = await limitCall(context, 'login', visitorSubjects);
  const owner = await findAccount(context.db, email.trim());
  // No user has id 0. With this id, a sign-in with an unregistered e-mail takes the same steps and
  // the same time.
  if (await isKnownIp(context.db, owner?.id ?? 0, ip)) return counters;
  const account = email.trim().toLowerCase();
  const { rateLimitScale } = context.config;
  const unknownIpCounters = createCounters('login-elsewhere', { account }, rateLimitScale);
  const isAttacked = (await countAttempt(context.db, unknownIpCounters)) > 0;
  counters.push(...unknownIpCounters);
  if (isAttacked) counters.push(...(await limitCall(context, 'login-attacked', visitorSubjects)));
  return counters;
}

/**
 * Removes a counted attempt after a correct password or code. Also resets the counter that counts
 * this IP address at this account.
 */
export async function uncountPasswordAttempt(
  { db }: ApiContext,
  counters: readonly Counter[],
): Promise<void> {
  const isPairCounter = ({ subject }: Counter) => subject === 'pair';
  await resetCounters(db, counters.filter(isPairCounter));
  await uncountAttempt(
    db,
    counters.filter((counter) => !isPairCounter(counter)),
  );
}
