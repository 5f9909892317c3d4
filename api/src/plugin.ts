import { peopleRoutes } from './people/routes.ts';
import { createResponseCache } from './catalog/reads/response-cache.ts';
import { createCachedRoutes } from './catalog/reads/cached-routes.ts';
import { createVersionReader } from './catalog/reads/catalogue-version.ts';
import { basketRoutes } from './basket/routes.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { addressLookupRoutes } from './address-lookup/routes.ts';
import { catalogueCsvRoutes } from './catalog/staff/csv/routes.ts';
import { catalogueDeskRoutes } from './catalog/staff/routes.ts';
import { createPreviewReader } from './catalog/staff/preview/preview-reader.ts';
import { cataloguePreviewRoutes } from './catalog/staff/preview/routes.ts';
import { registerCatalogRoutes } from './catalog/reads/routes.ts';
import { composeRoutes } from './compose/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { registerContentRoutes } from './content/routes.ts';
import { guardRoutes } from './people/sessions/guards.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { observeShop } from './metrics/observe-shop.ts';
import { createShopFigures } from './metrics/shop-figures.ts';
import { measureRequests } from 'server/metrics/request-durations';
import { traceRequests } from 'server/tracing/trace-requests';
import { garmentRoutes } from './garments/routes.ts';
import { quoteRoutes } from './quotes/routes.ts';
import { releaseFigureRoutes } from './releases/figures/routes.ts';
import { registerReviewRoutes, reviewRoutes } from './reviews/routes.ts';
import { crewRoutes } from './work/crew/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { workRoutes } from './work/routes.ts';
import type { ApiRoutes } from './http/api-routes.ts';
import { configureRequests } from './http/configure-requests.ts';
import { createTraceCheck } from './http/trust-traces.ts';
import { imageRoutes } from './pictures/serving/routes.ts';
import { photoRoutes } from './photos/routes.ts';
import { pictureRoutes } from './pictures/staff/routes.ts';
import { describeApi } from './http/describe-api.ts';

/**
 * All routes of the backend as a Fastify plugin, which works under any prefix. The plugin's hooks,
 * parsers and error handler do not affect other plugins.
 */
export const apiPlugin: ApiRoutes = async (app, { config, db }) => {
  const context = { config, db };
  traceRequests(app, { isCallerTrusted: await createTraceCheck(config) });
  if (config.metrics !== null) {
    measureRequests(app);
    observeShop(createShopFigures(db, app.log));
  }
  guardRoutes(app, context);
  configureRequests(app);
  await describeApi(app, config);
  await app.register(healthRoutes, context);
  await app.register(peopleRoutes, context);
  const versionReader = createVersionReader(context.db, app.log);
  const cachedRoutes = createCachedRoutes(app, {
    db,
    cache: createResponseCache(versionReader, app.log),
    previews: createPreviewReader(db, versionReader),
  });
  await app.register(cataloguePreviewRoutes, context);
  await app.register(imageRoutes, context);
  await app.register(contactRoutes, context);
  await app.register(addressLookupRoutes, context);
  await app.register(basketRoutes, context);
  await app.register(orderRoutes, context);
  await app.register(composeRoutes, context);
  await app.register(invoiceRoutes, context);
  await app.register(paymentRoutes, context);
  await app.register(calendarRoutes, context);
  await app.register(photoRoutes, context);
  await app.register(quoteRoutes, context);
  await app.register(reviewRoutes, context);
  await app.register(workRoutes, context);
  await app.register(crewRoutes, context);
  await app.register(garmentRoutes, context);
  await app.register(staffRoutes, context);
  await app.register(releaseFigureRoutes, context);
  await app.register(pictureRoutes, context);
  await app.register(catalogueDeskRoutes, context);
  await app.register(catalogueCsvRoutes, context);
  registerCatalogRoutes(cachedRoutes);
  registerContentRoutes(cachedRoutes);
  registerReviewRoutes(cachedRoutes);
};
