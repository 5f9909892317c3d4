import type { DueAmounts } from 'contract/order-texts';
import { tradeOfKind } from 'contract/trade';
import { showPence } from '../../money/pence.ts';
import type { OrderDetail } from '../load-orders.ts';

/** How much of a 'Collection Only' order is paid where; it has no delivery charge. */
export function dueAmounts({ lines, total }: OrderDetail): DueAmounts {
  const onTheDay = lines
    .filter(({ kind }) => tradeOfKind(kind) === 'move')
    .flatMap(({ amount, addons }) => [amount, ...addons.map((addon) => addon.amount)])
    .reduce((sum, amount) => sum + amount, 0);
  return {
    total: showPence(total),
    onTheDay: showPence(onTheDay),
    atWarehouse: showPence(total - onTheDay),
  };
}
