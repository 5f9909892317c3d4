import * as v from 'valibot';
import { text } from '../values/readers.ts';

/**
 * Slugs of the present address of a service (`product` is '') or of a product. `ofservice` is the
 * present slug of the service that had the slug, and missing in responses of older backends.
 */
export const currentAddressSchema = v.object({
  ...{ service: text, product: text },
  ofservice: v.optional(text),
});

export type CurrentAddress = v.InferOutput<typeof currentAddressSchema>;
