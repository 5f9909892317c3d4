import * as draftCalls from 'contract/compose/drafts';
import { placeStaffOrder as placeStaffOrderCall } from 'contract/compose/place-order';
import * as priceCalls from 'contract/compose/price-calls';
import * as limitCalls from 'contract/compose/discount-limit';
import type { ApiRoutes } from '../http/api-routes.ts';
import { resolveSiteOrigin } from '../http/resolve-site-origin.ts';
import { serveCall } from '../http/serve-call.ts';
import { buildPriceResponse } from './build-price-response.ts';
import { loadDiscountLimit } from './pricing/discount-limit.ts';
import { discardDraft, listDrafts, saveDraft } from './records/drafts.ts';
import { findProducts, listFreeLineServices } from './find-products.ts';
import { placeStaffOrder } from './place-staff-order.ts';
import { setDiscountLimit } from './set-discount-limit.ts';

/** Routes by which staff compose orders and quotes. */
export const composeRoutes: ApiRoutes = async (app, context) => {
  const { config, db } = context;
  serveCall(app, priceCalls.priceComposition, async ({ body, user }) => ({
    data: await buildPriceResponse(db, body, user, config.shop.company.vatNumber !== ''),
  }));
  serveCall(app, priceCalls.findProducts, async ({ body }) => ({
    data: await findProducts(db, body.search),
    services: await listFreeLineServices(db),
  }));
  serveCall(app, placeStaffOrderCall, async (request) => {
    const { body, user } = request;
    const site = resolveSiteOrigin(config, request);
    const { orderno } = await placeStaffOrder(context, body, { user, site });
    return { orderno };
  });
  serveCall(app, draftCalls.listDrafts, async ({ user }) => ({
    data: await listDrafts(db, user.id),
  }));
  serveCall(app, draftCalls.saveDraft, async ({ params, body, user }) => ({
    data: await db.transaction((tx) => saveDraft(tx, user.id, params.key, body)),
  }));
  serveCall(app, draftCalls.discardDraft, async ({ params, user }) => {
    await discardDraft(db, user.id, params.key);
    return {};
  });
  serveCall(app, limitCalls.getDiscountLimit, async () => ({ data: await loadDiscountLimit(db) }));
  serveCall(app, limitCalls.setDiscountLimit, async ({ body, user }) => ({
    data: await db.transaction((tx) => setDiscountLimit(tx, body, user)),
  }));
};
