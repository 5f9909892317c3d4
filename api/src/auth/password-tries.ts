import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../http/api-routes.ts';
import { type Counter, forgetAttempts, uncountAttempt } from '../rate-limit/count-attempt.ts';
import { limitCall, visitorOf } from '../rate-limit/limit-calls.ts';
import { findAccount } from './accounts.ts';
import { isKnownAddress } from './known-addresses.ts';

/** A try at a password, which counts as wrong until it is taken back. */
export interface PasswordTry {
  /** By which the address on this account is counted. */
  pair: Counter[];
  /** By which the address is counted, and the account where it is. */
  others: Counter[];
}

/**
 * Counts a try at the password of an account, registered or not. Wrong ones slow down the address
 * they come from, and that address on this account. What limits the account as a whole, against
 * guessing from many addresses, spares those from which its owner has signed in: strangers keep
 * nobody out (decision 53). Throws 429.
 */
export async function countTry(
  context: ApiContext,
  { ip }: Pick<FastifyRequest, 'ip'>,
  email: string,
): Promise<PasswordTry> {
  const { address, pair, account } = visitorOf(ip, email);
  const ofAddress = await limitCall(context, 'login', { address });
  const ofPair = await limitCall(context, 'login', { pair });
  const owner = await findAccount(context.db, email.trim());
  // Nobody has the id 0: an e-mail that is not registered takes the same steps.
  if (await isKnownAddress(context.db, owner?.id ?? 0, ip)) {
    return { pair: ofPair, others: ofAddress };
  }
  const ofAccount = await limitCall(context, 'login-elsewhere', { account });
  return { pair: ofPair, others: [...ofAddress, ...ofAccount] };
}

/** After a right password: the address has all its tries on this account again. */
export async function takeBackTry({ db }: ApiContext, tried: PasswordTry): Promise<void> {
  await forgetAttempts(db, tried.pair);
  await uncountAttempt(db, tried.others);
}
