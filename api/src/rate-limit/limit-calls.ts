import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { ApiContext } from '../http/api-routes.ts';
import { tooMany } from '../http/http-error.ts';
import { type Counted, type Counter, countersOf, countSequentially } from './count-attempt.ts';
import type { LimitName } from './limits.ts';
import { networkOf, widerNetworkOf } from 'server/network';

/**
 * Counts one call and returns its counters. If one counter refuses, the next ones do not count. A
 * caller over a limit then adds no rows and uses up no other subject's limit. Throws 429 if a
 * counter refuses.
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

/** Limits a public call about an e-mail address, for all of its spellings. Throws 429. */
export async function limitVisitor(
  context: ApiContext,
  name: LimitName,
  { ip }: Pick<FastifyRequest, 'ip'>,
  email: string,
): Promise<void> {
  await limitCall(context, name, visitorOf(ip, email));
}

/** Returns a hook that limits calls by signed-in user and address. It throws 429. */
export function limited(context: ApiContext, name: LimitName): preHandlerAsyncHookHandler {
  return async (request) => void (await limitCall(context, name, callerOf(request)));
}

/** Returns the subjects of a signed-in user's call. */
export function callerOf({ ip, user }: Pick<FastifyRequest, 'ip' | 'user'>) {
  return { ...placeOf(ip), account: String(user.id) };
}

/**
 * Returns the subjects of a visitor's call about an e-mail address. If `email` is empty, the
 * subject `pair` is empty too.
 */
export function visitorOf(ip: string, email: string) {
  const [place, about] = [placeOf(ip), email.trim().toLowerCase()];
  return { ...place, pair: about && `${place.address}\n${about}` };
}

const placeOf = (ip: string) => ({ address: networkOf(ip), network: widerNetworkOf(ip) });
