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
 * Counts a try at the password of an account, registered or not; it counts as wrong until it is taken
 * back. Wrong ones slow down the address they come from, and that address on this account. Guessing from
 * many addresses leaves fewer tries to each address from which the owner has not signed in; it never
 * closes an account, because strangers keep nobody out (decision 53). Throws 429.
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
  // Nobody has the id 0: an e-mail that is not registered takes the same steps.
  if (await isKnownAddress(context.db, owner?.id ?? 0, ip)) return counted;
  const account = email.trim().toLowerCase();
  const { rateLimitScale } = context.config;
  const elsewhere = countersOf('login-elsewhere', { account }, rateLimitScale);
  const isAttacked = (await countAttempt(context.db, elsewhere)) > 0;
  counted.push(...elsewhere);
  if (isAttacked) counted.push(...(await limitCall(context, 'login-attacked', visitor)));
  return counted;
}

/** After a right password: the address has all its tries on this account again. */
export async function takeBackTry({ db }: ApiContext, counted: readonly Counter[]): Promise<void> {
  const isOfPair = ({ subject }: Counter) => subject === 'pair';
  await forgetAttempts(db, counted.filter(isOfPair));
  await uncountAttempt(
    db,
    counted.filter((counter) => !isOfPair(counter)),
  );
}
