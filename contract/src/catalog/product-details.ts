import * as v from 'valibot';
import { id, text } from '../values/readers.ts';

const sentences = v.nullish(v.array(text), []);

/**
 * Texts of a product's page. Only the backend `api` sends these texts (rule 56 in docs/product.md).
 */
export const productDetailsSchema = v.object({
  included: sentences,
  turnaround: text,
  steps: sentences,
  addons: v.nullish(v.array(v.object({ id, about: text })), []),
});

export type ProductDetails = v.InferOutput<typeof productDetailsSchema>;
