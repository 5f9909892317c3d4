import * as calls from 'contract/reviews/customer-reviews';
import * as shopCalls from 'contract/reviews/shop-reviews';
import type { CachedRoutes } from '../catalog/reads/cached-routes.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { serveCall } from '../http/serve-call.ts';
import { findOwnOrderId } from '../orders/page/change-routes.ts';
import { findLinkedOrder } from '../orders/page/find-linked-order.ts';
import { createLimitHook, getVisitorSubjects, limitCall } from '../rate-limit/limit-calls.ts';
import { listRatings, loadProductReviews, loadShopRating } from './shop-reviews.ts';
import { staffReviewRoutes } from './staff/routes.ts';
import { listReviewableProducts, writeReview } from './write-review.ts';

/** Calls of customers and staff about reviews. */
export const reviewRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  const loadProducts = async (orderid: number) => ({
    data: await listReviewableProducts(db, orderid),
  });
  await app.register(staffReviewRoutes, context);

  serveCall(app, calls.getOrderReviews, async (request) =>
    loadProducts(await findOwnOrderId(context, request, request.params.orderno)),
  );

  serveCall(app, calls.getOrderReviewsByLink, async ({ body, ip }) => {
    await limitCall(context, 'order-link', getVisitorSubjects(ip, ''));
    return loadProducts(await findLinkedOrder(db, body.token));
  });

  serveCall(
    app,
    calls.writeReview,
    async (request) => {
      const { orderno, ...review } = request.body;
      const orderid = await findOwnOrderId(context, request, orderno);
      await writeReview(db, orderid, review);
      return loadProducts(orderid);
    },
    { preHandler: createLimitHook(context, 'order-change') },
  );

  serveCall(app, calls.writeReviewByLink, async ({ body, ip }) => {
    const { token, ...review } = body;
    await limitCall(context, 'order-change', getVisitorSubjects(ip, ''));
    const orderid = await findLinkedOrder(db, token);
    await writeReview(db, orderid, review);
    return loadProducts(orderid);
  });
};

/** Registers the cached reads of released reviews. */
export function registerReviewRoutes({ serve }: CachedRoutes): void {
  serve(shopCalls.getShopRating, async (_params, db) => ({ data: await loadShopRating(db) }));
  serve(shopCalls.getRatings, async ({ serviceid }, db) => ({
    data: await listRatings(db, serviceid),
  }));
  serve(shopCalls.getReviews, async ({ productid }, db) => ({
    data: await loadProductReviews(db, productid),
  }));
}
