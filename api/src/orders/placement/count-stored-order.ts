import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../../http/api-routes.ts';
import { uncountAttempt } from '../../rate-limit/count-attempt.ts';
import { callerOf, limitCall } from '../../rate-limit/limit-calls.ts';

/**
 * Runs `placeOrder` if the caller may place another order today. Only newly stored orders stay
 * counted. It counts outside the order's transaction, so that a stalled process cannot lock the
 * counter of a shared IP address. Throws 429.
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
