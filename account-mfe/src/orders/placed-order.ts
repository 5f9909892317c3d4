import type { OrderRow } from 'contract/orders/order-row';

export interface PlacedOrder extends Omit<
  OrderRow,
  'name' | 'quantity' | 'totalamount' | 'packages'
> {
  rows: OrderRow[];
}

export function groupOrders(rows: OrderRow[]): PlacedOrder[] {
  const orders = new Map<string, PlacedOrder>();
  for (const row of rows) {
    const { name, quantity, totalamount, packages, ...orderFields } = row;
    const order = orders.get(row.orderid) ?? { ...orderFields, rows: [] };
    order.rows.push(row);
    orders.set(row.orderid, order);
  }
  return [...orders.values()];
}
