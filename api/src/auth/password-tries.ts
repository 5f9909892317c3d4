import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../http/api-routes.ts';
import {
  countAttempt,
  type Counter,
  countersOf,
  forgetAttempts,
  uncountAttempt,
} from '../rate-limit/count-attempt.ts';
import { limitCall, visitorOf } from '../rate-limit/limit-calls.ts';
import { findAccount } from './accounts.ts';
import { isKnownAddress } from './known-addresses.ts';

/**
 * Counts a password attempt, for registered and unregistered e-mails alike. It counts as wrong
 * until `uncountPasswordAttempt` removes it. Each IP address has a limit in total and for this
 * account. Attempts from many addresses lower the limit of addresses that the owner has not used.
 * They never lock the account, because strangers must not lock the owner out. Throws 429.
 */
export async function countTry(
  context: ApiContext,
  { ip }: Pick<FastifyRequest, 'ip'>,
  email: string,
): Promise<Counter[]> {
  const visitor = visitorOf(ip, email);
  await limitCall(context, 'sign-in', visitor);
  const counted = await limitCall(context, 'login', visitor);
  const owner = await findAccount(context.db, email.trim());
  // No user has id 0. An unregistered e-mail thus takes the same steps and the same time.
  if (await isKnownAddress(context.db, owner?.id ?? 0, ip)) return counted;
  const account = email.trim().toLowerCase();
  const { rateLimitScale } = context.config;
  const elsewhere = countersOf('login-elsewhere', { account }, rateLimitScale);
  const isAttacked = (await countAttempt(context.db, elsewhere)) > 0;
  counted.push(...elsewhere);
  if (isAttacked) counted.push(...(await limitCall(context, 'login-attacked', visitor)));
  return counted;
}

/**
 * Uncounts an attempt after a correct password. Also resets the count of this IP address for this
 * account.
 */
export async function takeBackTry({ db }: ApiContext, counted: readonly Counter[]): Promise<void> {
  const isOfPair = ({ subject }: Counter) => subject === 'pair';
  await forgetAttempts(db, counted.filter(isOfPair));
  await uncountAttempt(
    db,
    counted.filter((counter) => !isOfPair(counter)),
  );
}
