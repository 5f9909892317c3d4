import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { ApiContext } from '../http/api-routes.ts';
import { tooMany } from '../http/http-error.ts';
import { type Counted, countAttempt, type Counter, countersOf } from './count-attempt.ts';
import type { LimitName } from './limits.ts';
import { networkOf } from './network.ts';

/**
 * Counts one call under this name, and returns by what it was counted. Throws 429 when one of the
 * subjects has had all of theirs.
 */
export async function limitCall(
  { config, db }: ApiContext,
  name: LimitName,
  counted: Counted,
): Promise<Counter[]> {
  const counters = countersOf(name, counted, config.rateLimitScale);
  const wait = await countAttempt(db, counters);
  if (wait > 0) throw tooMany(wait);
  return counters;
}

/**
 * Limits a call that anybody may make about an e-mail address, however it is written. What one
 * subject refuses is not counted for the next: a visitor who is over a limit adds no rows, and uses
 * up nothing that belongs to others. Throws 429.
 */
export async function limitVisitor(
  context: ApiContext,
  name: LimitName,
  { ip }: Pick<FastifyRequest, 'ip'>,
  email: string,
): Promise<void> {
  const { address, pair, account } = visitorOf(ip, email);
  await limitCall(context, name, { address });
  await limitCall(context, name, { pair });
  await limitCall(context, name, { account });
}

/** Limits a call of a signed-in user, per network address and per user. Answers 429. */
export function limited(context: ApiContext, name: LimitName): preHandlerAsyncHookHandler {
  return async ({ ip, user }) => {
    await limitCall(context, name, { address: networkOf(ip), account: String(user.id) });
  };
}

/** The subjects of a call that a visitor makes about an e-mail address; without one there is no account. */
export function visitorOf(ip: string, email: string) {
  const [address, account] = [networkOf(ip), email.trim().toLowerCase()];
  return { address, account, pair: account && `${address}\n${account}` };
}
