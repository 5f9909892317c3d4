import type { DeliveryCharge } from 'contract/catalog/delivery-charge';
import type { PaymentMethod } from 'contract/payments/payment-method';
import type { Pence } from 'contract/values/pence';
import type { CartLine, PackageLine, PersonalisedLine } from '../store/basket/lines';
import { deliveryPence } from './delivery-charge';

/** Amounts in pence. `total` is the 'Total Amount To Pay' (rule 16). */
interface OrderTotal {
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
  method: PaymentMethod | null,
): OrderTotal {
  const deliveryCharge = deliveryPence(delivery, method);
  return { deliveryCharge, total: basketTotal(basket) + deliveryCharge };
}

export interface Basket {
  cart: Pick<CartLine, 'cartamount'>[];
  packages: Pick<PackageLine, 'cartamount'>[];
  personalised: Pick<PersonalisedLine, 'cartamount'>[];
}

export const basketTotal = ({ cart, packages, personalised }: Basket): Pence =>
  [...cart, ...packages, ...personalised].reduce((sum, line) => sum + line.cartamount, 0);

/** Number of items in the cart, without add-ons (rule 13). */
export const itemCount = (cart: Pick<CartLine, 'cartquantity'>[]): number =>
  cart.reduce((sum, line) => sum + line.cartquantity, 0);
