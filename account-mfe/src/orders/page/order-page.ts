import { type OrderPageResponse, orderPageSchema } from 'contract/orders/order-page';
import { readRecord } from 'shared/data';
import { groupOrders, type PlacedOrder } from '../placed-order';

/** An order with all data that its page shows (rule 50). Amounts are in pence. */
export interface OrderPage extends Omit<OrderPageResponse, 'lines'> {
  order: PlacedOrder;
}

export type DayChangeRule = NonNullable<OrderPage['dates']>['changes'][number];

/**
 * How a visitor gets access to an order: its owner by its number, others by the token of its
 * emailed link.
 */
export type OrderAccess = { orderno: string } | { token: string };

/** Throws if the response contains no order. */
export function readOrderPage(response: unknown): OrderPage {
  const page = readRecord(orderPageSchema, response);
  const [order] = groupOrders(page?.lines ?? []);
  if (!page || !order) throw new Error('The order could not be read.');
  return { ...page, order };
}
