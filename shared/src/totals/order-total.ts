import type { DeliveryCharge } from 'contract/catalog/delivery-charge';
import type { Pence } from 'contract/values/pence';
import { deliveryPence } from './delivery-charge';
import { type Basket, basketTotal } from './basket-total';

/** Amounts in pence. `total` is the 'Total Amount To Pay' (rule 16). */
export interface OrderTotal {
  deliveryCharge: Pence;
  total: Pence;
}

/**
 * Computes the total of an order. Includes the delivery charge unless the payment method is
 * 'offline'.
 */
export function orderTotal(
  basket: Basket,
  delivery: DeliveryCharge | null,
  method: 'offline' | 'online' | null,
): OrderTotal {
  const deliveryCharge = deliveryPence(delivery, method);
  return { deliveryCharge, total: basketTotal(basket) + deliveryCharge };
}
