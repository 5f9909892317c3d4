import type { OrderPageResponse } from 'contract/orders/order-page';
import { groupOrders, type PlacedOrder } from '../placed-order';

/** Data of an order's page. Amounts are in pence (rule 50). */
export interface OrderPage extends Omit<OrderPageResponse, 'lines'> {
  order: PlacedOrder;
}

export type DayChangeRule = NonNullable<OrderPage['dates']>['changes'][number];

/**
 * The customer who placed the order identifies it by the order number. Other visitors need the
 * token of the order's emailed link.
 */
export type OrderAccess = { orderno: string } | { token: string };

export function toOrderPage({ lines, ...page }: OrderPageResponse): OrderPage {
  const [order] = groupOrders(lines);
  if (!order) throw new Error('The order could not be read.');
  return { ...page, order };
}
