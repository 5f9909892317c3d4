import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { ApiContext } from '../http/api-routes.ts';
import { tooMany } from '../http/http-error.ts';
import { type Counted, type Counter, countersOf, countSequentially } from './count-attempt.ts';
import type { LimitName } from './limits.ts';
import { networkOf, widerNetworkOf } from 'server/network';

/**
 * Counts one call under this name, and returns by what it was counted. What one subject refuses is not
 * counted for the next: who is over a limit adds no rows, and uses up nothing that belongs to others.
 * Throws 429.
 */
export async function limitCall(
  { config, db }: ApiContext,
  name: LimitName,
  counted: Counted,
): Promise<Counter[]> {
  const counters = countersOf(name, counted, config.rateLimitScale);
  const wait = await countSequentially(db, counters);
  if (wait > 0) throw tooMany(wait);
  return counters;
}

/** Limits a call that anybody may make about an e-mail address, however it is written. Throws 429. */
export async function limitVisitor(
  context: ApiContext,
  name: LimitName,
  { ip }: Pick<FastifyRequest, 'ip'>,
  email: string,
): Promise<void> {
  await limitCall(context, name, visitorOf(ip, email));
}

/** Limits a call of a signed-in user, per user and per network address. Answers 429. */
export function limited(context: ApiContext, name: LimitName): preHandlerAsyncHookHandler {
  return async (request) => void (await limitCall(context, name, callerOf(request)));
}

/** The subjects of a call that a signed-in user makes. */
export function callerOf({ ip, user }: Pick<FastifyRequest, 'ip' | 'user'>) {
  return { ...placeOf(ip), account: String(user.id) };
}

/** The subjects of a call that a visitor makes about an e-mail address; without one there is no pair. */
export function visitorOf(ip: string, email: string) {
  const [place, about] = [placeOf(ip), email.trim().toLowerCase()];
  return { ...place, pair: about && `${place.address}\n${about}` };
}

const placeOf = (ip: string) => ({ address: networkOf(ip), network: widerNetworkOf(ip) });
