import type { DeliveryCharge } from 'contract/delivery-charge';
import type { Pence } from 'contract/pence';
import { deliveryPence } from './delivery';
import { type Basket, basketTotal } from './basket-total';

/** What an order comes to, in pence; `total` is the 'Total Amount To Pay' (decision 16). */
export interface OrderTotal {
  deliveryCharge: Pence;
  total: Pence;
}

/**
 * Products + packages + personalised + delivery, one figure for every page, the order and the
 * mail. Before a method is chosen (`null`) the delivery is in it.
 */
export function orderTotal(
  basket: Basket,
  delivery: DeliveryCharge | null,
  method: 'offline' | 'online' | null,
): OrderTotal {
  const deliveryCharge = deliveryPence(delivery, method);
  return { deliveryCharge, total: basketTotal(basket) + deliveryCharge };
}
