import * as v from 'valibot';
import { id, pence, text } from '../values/readers.ts';

/** The specification lists no fields of `getorders`, so none is required. */
export const plainOrderSchema = v.object({
  id: v.fallback(v.nullish(id), null),
  orderno: text,
  totalamount: v.fallback(v.nullable(pence), null),
});

export type PlainOrder = v.InferOutput<typeof plainOrderSchema>;
