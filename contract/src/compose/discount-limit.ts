import * as v from 'valibot';
import { dataResponse, declareCall } from '../calls/call.ts';
import { integer } from '../calls/wire.ts';

/** Calls about the limit of discounts, a setting of the firm. */

const percent = v.pipe(
  integer,
  v.metadata({ title: 'Limit in per cent', minimum: 0, maximum: 100 }),
);

const discountLimit = v.object({
  /** Largest discount that every member of staff may give, in per cent of the lines' sum. */
  percent,
  version: integer,
});

export type DiscountLimit = v.InferOutput<typeof discountLimit>;

export const getDiscountLimit = declareCall({
  method: 'GET',
  path: 'staff/discount-limit',
  access: 'orders',
  summary: 'The limit of discounts',
  response: dataResponse(discountLimit),
});

/** Only owners may change what their colleagues may do. */
export const setDiscountLimit = declareCall({
  method: 'POST',
  path: 'staff/discount-limit',
  access: 'people',
  summary: 'Sets the limit of discounts',
  body: v.object({ percent, version: integer }),
  response: dataResponse(discountLimit),
  refusals: { 409: v.object({ current: v.optional(discountLimit) }) },
});
