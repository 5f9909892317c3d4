import { flag, text } from 'shared/data';
import * as v from 'shared/schema';

/** The progress of one part of an order, with the backend's texts (rule 49). */
const progressSchema = v.object({
  trade: text,
  title: text,
  step: text,
  steps: v.array(v.object({ step: text, label: text, reached: flag, at: v.optional(v.string()) })),
});

export type Progress = v.InferOutput<typeof progressSchema>;

/** Optional. An unreadable value is ignored. */
export const progressListSchema = v.fallback(v.optional(v.array(progressSchema), []), []);
