import * as v from 'valibot';
import { id, text } from '../values/readers.ts';

export const addressSchema = v.object({
  id,
  name: text,
  lastname: text,
  address: text,
  mobile: text,
  city: text,
  postalcode: text,
});

export type Address = v.InferOutput<typeof addressSchema>;
