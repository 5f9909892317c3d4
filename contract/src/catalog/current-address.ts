import * as v from 'valibot';
import { text } from '../values/readers.ts';

/**
 * The current slugs of the page that had a former slug. `product` is '' if it is a service's page.
 * `ofservice` is the current slug of the service that had the former slug, or '' if no service had
 * it. Older backends do not send it.
 */
export const currentAddressSchema = v.object({
  ...{ service: text, product: text },
  ofservice: v.optional(text),
});

export type CurrentAddress = v.InferOutput<typeof currentAddressSchema>;
