import * as v from 'valibot';
import { text } from '../../values/readers.ts';
import { entityDifferenceSchema } from './draft.ts';

/** A bad cell of a CSV file. `line` counts from 1 and includes the heading. */
export const importErrorSchema = v.object({ line: v.number(), column: text, sentence: text });

/**
 * Result of POST staff/catalogue/{kind}/import. Nothing is stored if there are errors. Each list
 * has only its first 200 entries.
 */
export const importResultSchema = v.object({
  rows: v.number(),
  added: v.number(),
  changed: v.number(),
  differences: v.array(entityDifferenceSchema),
  /** Number of errors, including those cut off from `errors`. */
  failed: v.number(),
  errors: v.array(importErrorSchema),
});

export type ImportResult = v.InferOutput<typeof importResultSchema>;
