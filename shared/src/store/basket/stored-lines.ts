import * as v from 'valibot';
import { MOST_OF_ONE } from './rules';

/** What a stored line must be to be taken back; amounts in pence. */

const lineId = v.union([v.number(), v.string()]);
/** No basket holds more, whatever was stored: the rest of the line is kept. */
const quantity = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.transform((stored) => Math.min(stored, MOST_OF_ONE)),
);
const amount = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Nothing needs them to order: a line that lacks one is a line all the same. */
const text = v.optional(v.string(), '');

export const productFields = {
  id: lineId,
  name: v.string(),
  slug: text,
  price: amount,
  description: text,
  serviceid: v.optional(v.nullable(lineId), null),
  gender: text,
  status: v.optional(v.boolean(), false),
  image: text,
  meta_title: text,
  meta_keywords: text,
  meta_description: text,
};

export const cartLineSchema = v.pipe(
  v.object({ ...productFields, productid: lineId, packages: v.string(), cartquantity: quantity }),
  v.transform((line) => ({ ...line, cartamount: line.price * line.cartquantity })),
);

export const packageLineSchema = v.pipe(
  v.object({
    id: lineId,
    productid: lineId,
    ustring: v.string(),
    name: v.string(),
    amount,
    cartquantity: quantity,
  }),
  v.transform((line) => ({ ...line, cartamount: line.amount * line.cartquantity })),
);
