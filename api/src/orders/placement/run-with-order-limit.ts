import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../../http/api-routes.ts';
import { uncountAttempt } from '../../rate-limit/count-attempt.ts';
import { getCallerSubjects, limitCall } from '../../rate-limit/limit-calls.ts';

/**
 * Runs `placeOrder` if the caller may place another order today. Does not count the order if
 * `placeOrder` throws or returns an existing order. Counts outside the order's transaction, so that
 * a stalled process cannot lock the counter of a shared IP address. Throws 429 above the limit.
 */
export async function runWithOrderLimit<PlacedOrder extends { isNew: boolean }>(
  context: ApiContext,
  request: Pick<FastifyRequest, 'ip' | 'user'>,
  placeOrder: () => Promise<PlacedOrder>,
): Promise<PlacedOrder> {
  const counters = await limitCall(context, 'stored-order', getCallerSubjects(request));
  let isStored = false;
  try {
    const placedOrder = await placeOrder();
    isStored = placedOrder.isNew;
    return placedOrder;
  } finally {
    if (!isStored) await uncountAttempt(context.db, counters);
  }
}
