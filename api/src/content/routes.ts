import { Type } from 'typebox';
import type { CachedRoutes } from '../catalog/cached-routes.ts';
import { Product } from '../catalog/schemas.ts';
import type { Db } from '../db/db.ts';
import { defineDataResponse } from '../http/responses.ts';
import * as content from './repository.ts';
import { registerTextRoutes } from './texts.ts';
import { AboutUs, Banner, FeaturedProduct, FitCheckEntry } from './schemas.ts';

export function registerContentRoutes(cachedRoutes: CachedRoutes, db: Db): void {
  registerTextRoutes(cachedRoutes, db);
  cachedRoutes.get(
    '/users/getbanners',
    { summary: 'Banners of the home page', response: defineDataResponse(Type.Array(Banner)) },
    async () => ({ status: true as const, data: await content.listBanners(db) }),
  );

  cachedRoutes.get(
    '/users/aboutus',
    { summary: 'About us', response: defineDataResponse(AboutUs) },
    async () => ({
      status: true as const,
      data: await content.readAbout(db),
    }),
  );

  cachedRoutes.get(
    '/users/getfitcheckdata',
    { summary: 'The fit-check gallery', response: Type.Array(FitCheckEntry) },
    () => content.listFitCheck(db),
  );

  cachedRoutes.get(
    '/users/getfeatureproductdata',
    { summary: 'Featured products', response: Type.Array(FeaturedProduct) },
    () => content.listFeatured(db),
  );

  cachedRoutes.get(
    '/users/getproductsforfitcheck',
    { summary: 'The products that are featured', response: Type.Array(Product) },
    () => content.listFitCheckProducts(db),
  );
}
