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
 * Counts an attempt at the password of an account, registered or not. It counts as wrong until it
 * is taken back. Wrong attempts slow down their address, in total and for this account. Attempts
 * from many addresses reduce the limit for addresses that the owner has not used. They never lock
 * the account, because strangers must not lock an owner out (rule 53). Throws 429.
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
  // Id 0 does not exist. An unregistered e-mail thereby takes the same steps.
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
 * Takes the counted attempts back after a right password. The address then has all its attempts on
 * this account again.
 */
export async function takeBackTry({ db }: ApiContext, counted: readonly Counter[]): Promise<void> {
  const isOfPair = ({ subject }: Counter) => subject === 'pair';
  await forgetAttempts(db, counted.filter(isOfPair));
  await uncountAttempt(
    db,
    counted.filter((counter) => !isOfPair(counter)),
  );
}
