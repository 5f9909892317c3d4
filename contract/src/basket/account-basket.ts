import * as v from 'valibot';
import { integer } from '../values/readers.ts';
import { savedCartLineSchema, savedPackageLineSchema } from './lines.ts';

/** The basket of an account (rule 55). Each write changes its version. */
export const accountBasketSchema = v.object({
  version: integer,
  cart: v.array(savedCartLineSchema),
  packages: v.array(savedPackageLineSchema),
});
