import * as v from 'valibot';
import { flag, text } from '../values/readers.ts';

/** The progress of one part of an order, with the backend's texts (rule 49). */
const progressSchema = v.object({
  trade: text,
  title: text,
  step: text,
  steps: v.array(v.object({ step: text, label: text, reached: flag, at: v.optional(v.string()) })),
});

export type Progress = v.InferOutput<typeof progressSchema>;

/** The progress of all parts of an order. An absent or unreadable list becomes an empty list. */
export const progressListSchema = v.fallback(v.optional(v.array(progressSchema), []), []);
