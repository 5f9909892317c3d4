import { nameDiscount } from 'contract/orders/discount-name';
import type { SummaryRow } from 'shared/ui';
import type { PlacedOrder } from './placed-order';

/** Returns the amounts between the lines of an order and its total: delivery and discount. */
export function listSums(order: PlacedOrder, deliveryname = ''): SummaryRow[] {
  const { deliverycharge = 0, discount = 0, discountreason = '' } = order;
  const sums = [
    { id: 'delivery', label: deliveryname || 'Delivery Charge', amount: deliverycharge },
    { id: 'discount', label: nameDiscount(discountreason), amount: -discount },
  ];
  return sums.filter(({ amount }) => amount !== 0);
}
