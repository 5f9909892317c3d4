import * as v from 'valibot';
import { pence, text, integer } from '../values/readers.ts';

/** Makes a field optional that only our own backend sends. Ignores an unreadable value. */
const optionalField = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

const orderAddonSchema = v.object({
  name: text,
  option: v.fallback(v.optional(v.string()), undefined),
  cartquantity: integer,
  cartamount: pence,
  personalisation: optionalField(v.string()),
});

export type OrderAddon = v.InferOutput<typeof orderAddonSchema>;

export const orderRowSchema = v.object({
  orderid: text,
  name: text,
  quantity: integer,
  totalamount: pence,
  productid: optionalField(integer),
  state: optionalField(v.string()),
  statelabel: optionalField(v.string()),
  createdat: optionalField(v.string()),
  ordertotal: optionalField(pence),
  deliverycharge: optionalField(pence),
  discount: optionalField(pence),
  discountreason: optionalField(v.string()),
  payment_method: optionalField(v.string()),
  note: optionalField(v.string()),
  packages: v.fallback(v.optional(v.array(orderAddonSchema)), undefined),
  /** Refunds of the order. Only the first row of an order has this field. */
  refunds: optionalField(v.array(v.object({ amount: pence, at: v.string() }))),
});

export type OrderRow = v.InferOutput<typeof orderRowSchema>;

export const formatAddon = ({
  name,
  option,
  cartquantity,
}: Pick<OrderAddon, 'name' | 'option' | 'cartquantity'>): string =>
  `${name}${option === 'personalised' ? ', personalised' : ''} (qty: ${cartquantity})`;
