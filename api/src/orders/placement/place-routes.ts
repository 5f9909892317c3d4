import { toPounds } from 'contract/values/pence';
import { and, eq } from 'drizzle-orm';
import { requireOwn } from '../../auth/guards.ts';
import type { Db } from '../../db/db.ts';
import { answers, DoneAnswer } from '../../http/answers.ts';
import { conflict } from '../../http/http-error.ts';
import { tellPaid } from '../../payments/already-paid.ts';
import { DayFullAnswer } from '../../calendar/schemas.ts';
import { countStoredOrder } from './count-stored-order.ts';
import type { OrderRoutes } from './order-turns.ts';
import { readSubmission } from './read-submission.ts';
import { replaceOrders } from './replace-orders.ts';
import { limited } from '../../rate-limit/limit-calls.ts';
import { findOwnOrder } from '../records/find-order.ts';
import { placeOffline } from './place-offline.ts';
import { OrderPackageBody, OrderPlaceAnswer, OrderPlaceBody, OrderProductBody } from './schemas.ts';
import { orderAddons, orderLines } from '../records/tables.ts';

const productSchema = {
  summary: 'A line of a placed order; changes nothing',
  body: OrderProductBody,
  response: answers(DoneAnswer),
};

const packageSchema = {
  summary: 'A package or personalised line of a placed order; changes nothing',
  body: OrderPackageBody,
  response: answers(DoneAnswer),
};

/**
 * Routes to place an order that is paid on collection. Clients then confirm each product and
 * add-on.
 */
export const orderPlaceRoutes: OrderRoutes = async (app, { turns, ...context }) => {
  const { db } = context;
  const preHandler = requireOwn('userid');

  app.post(
    '/users/orderplace',
    {
      config: { isOrder: true },
      preHandler: [preHandler, limited(context, 'order')],
      schema: {
        summary: 'Places an order to be collected and paid later',
        body: OrderPlaceBody,
        response: { ...answers(OrderPlaceAnswer), 409: DayFullAnswer },
      },
    },
    async (request) => {
      const submission = await readSubmission(context, request, 'offline', request.body.products);
      const order = await tellPaid(db, submission, () =>
        turns.underWay(async () => {
          await replaceOrders(context, submission, request.log);
          return turns.store(() =>
            countStoredOrder(context, request, () => placeOffline(context, submission)),
          );
        }),
      );
      const { id: orderid, orderno, total } = order;
      return { status: true as const, orderno, orderid, totalamount: toPounds(total) };
    },
  );

  // A placed order is already complete. This route and the next only check that it has the line.
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
  const part = and(eq(orderLines.orderid, orderid), eq(orderLines.productid, productid));
  const found = await db.select({ id: orderLines.id }).from(orderLines).where(part).limit(1);
  return found.length > 0;
}

async function hasAddon(db: Db, orderid: number, addonid: number): Promise<boolean> {
  const part = and(eq(orderAddons.orderid, orderid), eq(orderAddons.addonid, addonid));
  const found = await db.select({ id: orderAddons.id }).from(orderAddons).where(part).limit(1);
  return found.length > 0;
}
