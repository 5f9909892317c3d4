import * as v from 'valibot';
import { text } from '../../values/readers.ts';
import { entityDifferenceSchema } from './draft.ts';

/** An invalid cell of a CSV file. `line` counts from 1 and includes the heading. */
export const importErrorSchema = v.object({ line: v.number(), column: text, sentence: text });

/**
 * Result of POST staff/catalogue/{format}/import. If there are errors, nothing is stored. Each list
 * contains at most 200 entries.
 */
export const importResultSchema = v.object({
  /** Number of rows in the file. */
  rows: v.number(),
  /** Numbers of added and changed entities. */
  added: v.number(),
  changed: v.number(),
  differences: v.array(entityDifferenceSchema),
  /** Number of all errors. `errors` contains only the first errors. */
  failed: v.number(),
  errors: v.array(importErrorSchema),
});

export type ImportResult = v.InferOutput<typeof importResultSchema>;
