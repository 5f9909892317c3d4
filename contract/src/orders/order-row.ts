import * as v from 'valibot';
import { pence, text, whole } from '../values/readers.ts';

/**
 * Makes a schema optional, for fields that only our own backend sends. Drops an unreadable value.
 */
const extra = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

const orderAddonSchema = v.object({
  name: text,
  option: v.fallback(v.optional(v.string()), undefined),
  cartquantity: whole,
  cartamount: pence,
  personalisation: extra(v.string()),
});

export type OrderAddon = v.InferOutput<typeof orderAddonSchema>;

/** A row of My Orders (specification §3, 'Order product row'). Amounts are in pence. */
export const orderRowSchema = v.object({
  orderid: text,
  name: text,
  quantity: whole,
  totalamount: pence,
  state: extra(v.string()),
  statelabel: extra(v.string()),
  createdat: extra(v.string()),
  ordertotal: extra(pence),
  deliverycharge: extra(pence),
  payment_method: extra(v.string()),
  note: extra(v.string()),
  packages: v.fallback(v.optional(v.array(orderAddonSchema)), undefined),
});

export type OrderRow = v.InferOutput<typeof orderRowSchema>;

/** Returns an ordered add-on with its quantity, in words. */
export const addonText = ({ name, option, cartquantity }: OrderAddon): string =>
  `${name}${option === 'personalised' ? ', personalised' : ''} (qty: ${cartquantity})`;
