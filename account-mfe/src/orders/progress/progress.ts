import { flag, text } from 'shared/data';
import * as v from 'shared/schema';

/** How far one trade of an order is, in words of the backend (decision 49). */
const progressSchema = v.object({
  trade: text,
  title: text,
  step: text,
  steps: v.array(v.object({ step: text, label: text, reached: flag, at: v.optional(v.string()) })),
});

export type Progress = v.InferOutput<typeof progressSchema>;

/** Used when it is there and readable, and never required. */
export const progressListSchema = v.fallback(v.optional(v.array(progressSchema), []), []);
