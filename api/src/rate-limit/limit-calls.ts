import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { ApiContext } from '../http/api-routes.ts';
import { tooManyRequests } from '../http/http-error.ts';
import {
  type CountedSubjects,
  type Counter,
  createCounters,
  countSequentially,
} from './count-attempt.ts';
import type { LimitName } from './limits.ts';
import { getNetwork, getWiderNetwork } from 'server/network';

/**
 * Counts one request of these subjects and returns the counters. If one counter refuses, the next
 * counters do not count. A caller over a limit thus adds no rows and does not use up the limit of
 * another subject. Throws 429 if a counter refuses.
 */
export async function limitCall(
  { config, db }: ApiContext,
  name: LimitName,
  countedSubjects: CountedSubjects,
): Promise<Counter[]> {
  const counters = createCounters(name, countedSubjects, config.rateLimitScale);
  const wait = await countSequentially(db, counters);
  if (wait > 0) throw tooManyRequests(wait);
  return counters;
}

/**
 * Limits a visitor's requests about an e-mail address, ignoring case. Throws 429 above the limit.
 */
export async function limitVisitor(
  context: ApiContext,
  name: LimitName,
  { ip }: Pick<FastifyRequest, 'ip'>,
  email: string,
): Promise<void> {
  await limitCall(context, name, getVisitorSubjects(ip, email));
}

/**
 * Returns a hook that limits requests by signed-in user and by IP address. The hook throws 429
 * above the limit.
 */
export function createLimitHook(context: ApiContext, name: LimitName): preHandlerAsyncHookHandler {
  return async (request) => void (await limitCall(context, name, getCallerSubjects(request)));
}

/** Returns the subjects of a signed-in user's request. */
export function getCallerSubjects({ ip, user }: Pick<FastifyRequest, 'ip' | 'user'>) {
  return { ...getAddressSubjects(ip), account: String(user.id) };
}

/**
 * Returns the subjects of a visitor's request about an e-mail address. If `email` is empty, the
 * subject `pair` is empty too.
 */
export function getVisitorSubjects(ip: string, email: string) {
  const [addressSubjects, normalizedEmail] = [getAddressSubjects(ip), email.trim().toLowerCase()];
  return {
    ...addressSubjects,
    pair: normalizedEmail && `${addressSubjects.address}\n${normalizedEmail}`,
  };
}

const getAddressSubjects = (ip: string) => ({
  address: getNetwork(ip),
  network: getWiderNetwork(ip),
});
