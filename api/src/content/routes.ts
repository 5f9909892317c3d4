import * as calls from 'contract/content/content-calls';
import type { CachedRoutes } from '../catalog/reads/cached-routes.ts';
import * as content from './repository.ts';
import { registerTextRoutes } from './texts.ts';

export function registerContentRoutes(cachedRoutes: CachedRoutes): void {
  const { serve, serveBare } = cachedRoutes;
  registerTextRoutes(cachedRoutes);
  serve(calls.getBanners, async (_params, db) => ({ data: await content.listBanners(db) }));
  serve(calls.getAbout, async (_params, db) => ({ data: await content.readAbout(db) }));
  serveBare(calls.getFitCheck, (_params, db) => content.listFitCheck(db));
  serveBare(calls.getFeaturedProducts, (_params, db) => content.listFeatured(db));
  serveBare(calls.getProductsForFitCheck, (_params, db) => content.listFitCheckProducts(db));
}
