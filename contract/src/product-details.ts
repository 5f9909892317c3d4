import * as v from 'valibot';
import { id, text } from './readers.ts';

const sentences = v.nullish(v.array(text), []);

/** Our texts on a product and on the add-ons that it may have (decision 56). */
export const productDetailsSchema = v.object({
  included: sentences,
  turnaround: text,
  steps: sentences,
  addons: v.nullish(v.array(v.object({ id, about: text })), []),
});

export type ProductDetails = v.InferOutput<typeof productDetailsSchema>;
