import type { DueAmounts } from 'contract/orders/order-texts/order-texts';
import { toFulfilmentGroup } from 'contract/catalog/fulfilment';
import { formatPence } from '../../money/pence.ts';
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
    total: formatPence(total),
    dayAmount: formatPence(dayAmount),
    warehouseAmount: formatPence(total - dayAmount),
  };
}
