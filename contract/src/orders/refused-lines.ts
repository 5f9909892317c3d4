import * as v from 'valibot';
import { id, integer } from '../values/readers.ts';

/** Reasons for which the backend refuses a line of a basket. */
export const refusalReasons = ['unavailable', 'quantity'] as const;

/**
 * Lines in the response to a refused order. Optional, because backends of the specification's
 * section 7 send none.
 */
export const refusedLinesSchema = v.fallback(
  v.array(
    v.object({
      /** Index of the product line in the sent basket. */
      line: integer,
      productid: id,
      /** Id of the refused add-on, or null if the product itself is refused. */
      addonid: v.nullable(id),
      reason: v.picklist(refusalReasons),
    }),
  ),
  [],
);

export type RefusedLine = v.InferOutput<typeof refusedLinesSchema>[number];
