import * as v from 'valibot';
import { id, text } from '../values/readers.ts';

export const customerSchema = v.object({
  id,
  name: text,
  last_name: text,
  address: text,
  mobile: text,
  city: text,
  postalcode: text,
  userid: v.nullish(id, null),
});

export type Customer = v.InferOutput<typeof customerSchema>;
