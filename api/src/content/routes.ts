import { Type } from 'typebox';
import type { CachedReads } from '../catalog/cached-reads.ts';
import { Product } from '../catalog/schemas.ts';
import type { Db } from '../db/db.ts';
import { dataAnswer } from '../http/answers.ts';
import * as content from './repository.ts';
import { About, Banner, FeaturedProduct, FitCheckEntry } from './schemas.ts';

/** Registers the GET routes of banners, the 'about us' page, fit check and featured products. */
export function contentRoutes(reads: CachedReads, db: Db): void {
  reads.get(
    '/users/getbanners',
    { summary: 'Banners of the home page', answer: dataAnswer(Type.Array(Banner)) },
    async () => ({ status: true as const, data: await content.listBanners(db) }),
  );

  reads.get('/users/aboutus', { summary: 'About us', answer: dataAnswer(About) }, async () => ({
    status: true as const,
    data: await content.readAbout(db),
  }));

  reads.get(
    '/users/getfitcheckdata',
    { summary: 'The fit-check gallery', answer: Type.Array(FitCheckEntry) },
    () => content.listFitCheck(db),
  );

  reads.get(
    '/users/getfeatureproductdata',
    { summary: 'Featured products', answer: Type.Array(FeaturedProduct) },
    () => content.listFeatured(db),
  );

  reads.get(
    '/users/getproductsforfitcheck',
    { summary: 'The products that are featured', answer: Type.Array(Product) },
    () => content.listFitCheckProducts(db),
  );
}
