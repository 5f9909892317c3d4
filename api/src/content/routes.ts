import { Type } from 'typebox';
import type { CachedRoutes } from '../catalog/reads/cached-routes.ts';
import { Product, pictureTexts } from '../catalog/records/schemas.ts';
import { defineDataResponse } from '../http/responses.ts';
import * as content from './repository.ts';
import { registerTextRoutes } from './texts.ts';

const Banner = Type.Object({
  title: Type.String(),
  tagline: Type.String(),
  picture: Type.String({ description: 'An image file. Some backends have none.' }),
  ...pictureTexts,
});

const AboutUs = Type.Object({
  picture: Type.String(),
  description: Type.String(),
  ...pictureTexts,
});

const FitCheckEntry = Type.Object({
  id: Type.Integer(),
  picture: Type.String(),
  url: Type.String(),
  url_label: Type.String(),
  ...pictureTexts,
});

const FeaturedProduct = Type.Object({ productid: Type.Integer() });

export function registerContentRoutes(cachedRoutes: CachedRoutes): void {
  registerTextRoutes(cachedRoutes);
  cachedRoutes.get(
    '/users/getbanners',
    { summary: 'Banners of the home page', response: defineDataResponse(Type.Array(Banner)) },
    async (_params, db) => ({ status: true as const, data: await content.listBanners(db) }),
  );

  cachedRoutes.get(
    '/users/aboutus',
    { summary: 'About us', response: defineDataResponse(AboutUs) },
    async (_params, db) => ({
      status: true as const,
      data: await content.readAbout(db),
    }),
  );

  cachedRoutes.get(
    '/users/getfitcheckdata',
    { summary: 'The fit-check gallery', response: Type.Array(FitCheckEntry) },
    (_params, db) => content.listFitCheck(db),
  );

  cachedRoutes.get(
    '/users/getfeatureproductdata',
    { summary: 'Featured products', response: Type.Array(FeaturedProduct) },
    (_params, db) => content.listFeatured(db),
  );

  cachedRoutes.get(
    '/users/getproductsforfitcheck',
    { summary: 'The products that are featured', response: Type.Array(Product) },
    (_params, db) => content.listFitCheckProducts(db),
  );
}
