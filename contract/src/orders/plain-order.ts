import * as v from 'valibot';
import { id, pence, text } from '../values/readers.ts';

/** An order of `getorders`. All fields are optional, because the specification lists none. */
export const plainOrderSchema = v.object({
  id: v.fallback(v.nullish(id), null),
  orderno: text,
  totalamount: v.fallback(v.nullable(pence), null),
});

export type PlainOrder = v.InferOutput<typeof plainOrderSchema>;
