import * as v from 'valibot';

/** An address that a customer has saved. */
export const addressSchema = v.object({
  id: v.pipe(v.number(), v.integer()),
  name: v.string(),
  lastname: v.string(),
  address: v.string(),
  mobile: v.string(),
  city: v.string(),
  postalcode: v.string(),
});

export type Address = v.InferOutput<typeof addressSchema>;
