import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../http/api-routes.ts';
import { uncountAttempt } from '../rate-limit/count-attempt.ts';
import { callerOf, limitCall } from '../rate-limit/limit-calls.ts';

/**
 * Runs `place` where the caller may place one more order today. Only what is newly stored stays counted.
 * It is counted before the order's transaction rather than in it: a row that everybody behind one address
 * shares is never held by a process that stands still. Throws 429.
 */
export async function countStoredOrder<Placed extends { isNew: boolean }>(
  context: ApiContext,
  request: Pick<FastifyRequest, 'ip' | 'user'>,
  place: () => Promise<Placed>,
): Promise<Placed> {
  const counted = await limitCall(context, 'stored-order', callerOf(request));
  let isStored = false;
  try {
    const placed = await place();
    isStored = placed.isNew;
    return placed;
  } finally {
    if (!isStored) await uncountAttempt(context.db, counted);
  }
}
