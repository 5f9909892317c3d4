import type { DueAmounts } from 'contract/orders/order-texts/order-texts';
import { toFulfilmentGroup } from 'contract/catalog/fulfilment';
import { formatMoney } from 'contract/values/pence';
import type { OrderDetail } from '../records/load-orders.ts';

/**
 * Splits the total of a 'Collection Only' order. One amount is due on the day of the removal, and
 * the other at the warehouse. Such an order has no delivery charge.
 */
export function calculateDueAmounts({ lines, total }: OrderDetail): DueAmounts {
  const dayAmount = lines
    .filter(({ kind }) => toFulfilmentGroup(kind) === 'move')
    .flatMap(({ amount, addons }) => [amount, ...addons.map((addon) => addon.amount)])
    .reduce((sum, amount) => sum + amount, 0);
  return {
    total: formatMoney(total),
    dayAmount: formatMoney(dayAmount),
    warehouseAmount: formatMoney(total - dayAmount),
  };
}
