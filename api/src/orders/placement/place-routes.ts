import * as calls from 'contract/orders/placement-calls';
import { toPounds } from 'contract/values/pence';
import { and, eq } from 'drizzle-orm';
import { requireOwnId } from '../../people/sessions/guards.ts';
import type { Db } from '../../db/db.ts';
import { conflict } from '../../http/http-error.ts';
import { serveCall } from '../../http/serve-call.ts';
import { recordPaidRefusal } from '../../payments/already-paid.ts';
import type { OrderRoutes } from './order-queue.ts';
import { readSubmission } from './read-submission.ts';
import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts';
import { createLimitHook, getCallerSubjects, limitCall } from '../../rate-limit/limit-calls.ts';
import { findOwnOrder } from '../records/find-order.ts';
import { placeOfflineOrder } from './place-offline-order.ts';
import { orderAddons, orderLines } from '../records/tables.ts';
import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../../http/api-routes.ts';
import { uncountAttempt } from '../../rate-limit/count-attempt.ts';

/**
 * Routes to place an order that is paid on collection. Clients then send each product and add-on
 * again, which changes nothing.
 */
export const placeOrderRoutes: OrderRoutes = async (app, { queue, ...context }) => {
  const { db } = context;
  const preHandler = requireOwnId('userid');

  serveCall(
    app,
    calls.placeOrder,
    async (request) => {
      const submission = await readSubmission(context, request, 'offline', request.body.products);
      const { id, orderno, total } = await recordPaidRefusal(db, submission, () =>
        queue.countInProgress(async () => {
          await cancelUnpaidOrders(context, submission, request.log);
          return queue.store(() =>
            runWithOrderLimit(context, request, () => placeOfflineOrder(context, submission)),
          );
        }),
      );
      return { orderno, orderid: id, totalamount: toPounds(total) };
    },
    {
      config: { isOrder: true },
      preHandler: [preHandler, createLimitHook(context, 'order')],
    },
  );

  // The order already contains its lines. This call and the next one change nothing. Both check that
  // the order contains the sent line.
  serveCall(
    app,
    calls.acceptOrderLine,
    async ({ body, user }) => {
      const order = await findOwnOrder(db, body.orderid, user);
      if (!(await hasProduct(db, order.id, body.productid)))
        throw conflict(`Order ${order.orderno} has no such product.`);
      return {};
    },
    { preHandler },
  );

  serveCall(
    app,
    calls.acceptOrderAddon,
    async ({ body, user }) => {
      const order = await findOwnOrder(db, body.orderid, user);
      if (!(await hasAddon(db, order.id, body.id)))
        throw conflict(`Order ${order.orderno} has no such add-on.`);
      return {};
    },
    { preHandler },
  );
};

async function hasProduct(db: Db, orderid: number, productid: number): Promise<boolean> {
  const isMatchingLine = and(eq(orderLines.orderid, orderid), eq(orderLines.productid, productid));
  const matches = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(isMatchingLine)
    .limit(1);
  return matches.length > 0;
}

async function hasAddon(db: Db, orderid: number, addonid: number): Promise<boolean> {
  const isMatchingAddon = and(eq(orderAddons.orderid, orderid), eq(orderAddons.addonid, addonid));
  const matches = await db
    .select({ id: orderAddons.id })
    .from(orderAddons)
    .where(isMatchingAddon)
    .limit(1);
  return matches.length > 0;
}

/**
 * Runs `placeOrder` if the caller may place another order today. Does not count the order if
 * `placeOrder` throws or returns an existing order. Counts outside the order's transaction, so that
 * a stalled process cannot lock the counter of a shared IP address. Throws 429 above the limit.
 */
async function runWithOrderLimit<PlacedOrder extends { isNew: boolean }>(
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
