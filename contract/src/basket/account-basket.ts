import * as v from 'valibot';
import { integer } from '../values/readers.ts';
import { savedCartLineSchema, savedPackageLineSchema } from './lines.ts';

/**
 * Basket that the backend saves for an account. Each write changes the version (rule 55 in
 * docs/product.md).
 */
export const accountBasketSchema = v.object({
  version: integer,
  cart: v.array(savedCartLineSchema),
  packages: v.array(savedPackageLineSchema),
});
