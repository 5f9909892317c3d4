import * as v from 'valibot';
import { flag, text } from '../values/readers.ts';

/** Steps of an order, with texts that the backend writes (rule 49 in docs/product.md). */
const progressSchema = v.object({
  trade: text,
  title: text,
  step: text,
  steps: v.array(v.object({ step: text, label: text, reached: flag, at: v.optional(v.string()) })),
});

export type Progress = v.InferOutput<typeof progressSchema>;

export const progressListSchema = v.fallback(v.optional(v.array(progressSchema), []), []);
