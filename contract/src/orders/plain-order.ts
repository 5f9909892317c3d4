import * as v from 'valibot';
import { id, pence, text } from '../values/readers.ts';

/** A row of `getorders`. The specification lists no fields, so none is required. */
export const plainOrderSchema = v.object({
  id: v.fallback(v.nullish(id), null),
  orderno: text,
  totalamount: v.fallback(v.nullable(pence), null),
});

export type PlainOrder = v.InferOutput<typeof plainOrderSchema>;
