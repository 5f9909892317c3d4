import type { DueAmounts } from 'contract/orders/order-texts/order-texts';
import { tradeOfKind } from 'contract/catalog/trade';
import { showPence } from '../../money/pence.ts';
import type { OrderDetail } from '../records/load-orders.ts';

/**
 * Splits the total of a 'Collection Only' order into the amounts due on the day and at the
 * warehouse. Such an order has no delivery charge.
 */
export function dueAmounts({ lines, total }: OrderDetail): DueAmounts {
  const dayAmount = lines
    .filter(({ kind }) => tradeOfKind(kind) === 'move')
    .flatMap(({ amount, addons }) => [amount, ...addons.map((addon) => addon.amount)])
    .reduce((sum, amount) => sum + amount, 0);
  return {
    total: showPence(total),
    dayAmount: showPence(dayAmount),
    warehouseAmount: showPence(total - dayAmount),
  };
}
