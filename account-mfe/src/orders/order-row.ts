import { pence, text, whole } from 'shared/data';
import * as v from 'shared/schema';

/** An optional field that only our own backend sends. Unreadable values are ignored. */
const extra = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

export const orderAddonSchema = v.object({
  name: text,
  option: v.fallback(v.optional(v.string()), undefined),
  cartquantity: whole,
  cartamount: pence,
  personalisation: extra(v.string()),
});

/** A row of My Orders (specification, section 3, 'Order product row'). Amounts are in pence. */
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

/** The rows of one order with the fields that belong to the whole order. */
export interface PlacedOrder extends Omit<
  OrderRow,
  'name' | 'quantity' | 'totalamount' | 'packages'
> {
  rows: OrderRow[];
}

/** Groups rows by their order id and keeps their order. */
export function groupOrders(rows: OrderRow[]): PlacedOrder[] {
  const orders = new Map<string, PlacedOrder>();
  for (const row of rows) {
    const { name, quantity, totalamount, packages, ...head } = row;
    const order = orders.get(row.orderid) ?? { ...head, rows: [] };
    order.rows.push(row);
    orders.set(row.orderid, order);
  }
  return [...orders.values()];
}
