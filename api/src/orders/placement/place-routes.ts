import { toPounds } from 'contract/values/pence';
import { and, eq } from 'drizzle-orm';
import { requireOwnId } from '../../people/sessions/guards.ts';
import type { Db } from '../../db/db.ts';
import { defineResponses, SuccessResponse } from '../../http/responses.ts';
import { conflict } from '../../http/http-error.ts';
import { recordPaidRefusal } from '../../payments/already-paid.ts';
import { runWithOrderLimit } from './run-with-order-limit.ts';
import type { OrderRoutes } from './order-queue.ts';
import { readSubmission } from './read-submission.ts';
import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts';
import { createLimitHook } from '../../rate-limit/limit-calls.ts';
import { findOwnOrder } from '../records/find-order.ts';
import { placeOfflineOrder } from './place-offline-order.ts';
import {
  OrderPackageBody,
  OrderRefusedResponse,
  OrderPlaceResponse,
  OrderPlaceBody,
  OrderProductBody,
} from './schemas.ts';
import { orderAddons, orderLines } from '../records/tables.ts';

const productSchema = {
  summary: 'A line of a placed order; changes nothing',
  body: OrderProductBody,
  response: defineResponses(SuccessResponse),
};

const packageSchema = {
  summary: 'A package or personalised line of a placed order; changes nothing',
  body: OrderPackageBody,
  response: defineResponses(SuccessResponse),
};

/**
 * Routes to place an order that is paid on collection. Clients then send each product and add-on
 * again, which changes nothing.
 */
export const placeOrderRoutes: OrderRoutes = async (app, { queue, ...context }) => {
  const { db } = context;
  const preHandler = requireOwnId('userid');

  app.post(
    '/users/orderplace',
    {
      config: { isOrder: true },
      preHandler: [preHandler, createLimitHook(context, 'order')],
      schema: {
        summary: 'Places an order to be collected and paid later',
        body: OrderPlaceBody,
        response: { ...defineResponses(OrderPlaceResponse), 409: OrderRefusedResponse },
      },
    },
    async (request) => {
      const submission = await readSubmission(context, request, 'offline', request.body.products);
      const order = await recordPaidRefusal(db, submission, () =>
        queue.countInProgress(async () => {
          await cancelUnpaidOrders(context, submission, request.log);
          return queue.store(() =>
            runWithOrderLimit(context, request, () => placeOfflineOrder(context, submission)),
          );
        }),
      );
      const { id: orderid, orderno, total } = order;
      return { status: true as const, orderno, orderid, totalamount: toPounds(total) };
    },
  );

  // The order already contains its lines. This route and the next route change nothing. Both routes
  // check that the order contains the sent line.
  app.post(
    '/users/orderproducts',
    {
      preHandler,
      schema: productSchema,
    },
    async ({ body, user }) => {
      const order = await findOwnOrder(db, body.orderid, user);
      if (!(await hasProduct(db, order.id, body.productid)))
        throw conflict(`Order ${order.orderno} has no such product.`);
      return { status: true as const };
    },
  );

  app.post(
    '/users/addtopackage',
    {
      preHandler,
      schema: packageSchema,
    },
    async ({ body, user }) => {
      const order = await findOwnOrder(db, body.orderid, user);
      if (!(await hasAddon(db, order.id, body.id)))
        throw conflict(`Order ${order.orderno} has no such add-on.`);
      return { status: true as const };
    },
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
