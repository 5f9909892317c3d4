import * as v from 'valibot';
import { text } from '../values/readers.ts';

/** Slugs of the present address of a service (`product` is '') or of a product. */
export const currentAddressSchema = v.object({ service: text, product: text });

export type CurrentAddress = v.InferOutput<typeof currentAddressSchema>;
