import * as v from 'valibot';
import { text } from '../values/readers.ts';

/**
 * Current slugs of a page with a former slug. `product` is '' for a service's page. `ofservice` is
 * the current slug of the service with the former slug, or '' if no service had it. Older backends
 * do not send `ofservice`.
 */
export const currentAddressSchema = v.object({
  service: text,
  product: text,
  ofservice: v.optional(text),
});

export type CurrentAddress = v.InferOutput<typeof currentAddressSchema>;
