import * as v from 'valibot';
import { flag, id, pence, text } from './readers';

/** A package add-on (specification §3); `amount` in pence. */
export const addonSchema = v.object({
  id,
  name: text,
  amount: pence,
  status: flag,
  productid: v.nullish(v.union([id, v.literal('')]), null),
});

export type Addon = v.InferOutput<typeof addonSchema>;

/** The add-on that can be personalised, and the fixed price of that in pence (specification §9). */
export const PERSONALISED_ADDON_ID = 1;
export const PERSONALISED_PENCE = 5500;
