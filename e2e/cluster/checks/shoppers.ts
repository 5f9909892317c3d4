import type { ShopRecord } from '../shoppers/record.ts';
import type { Invariant } from './invariant.ts';

/**
 * Finds abandoned orders and unexpected responses, such as 401 or 404 after a lost account. They are
 * no failures of a server, so no measurement counts them.
 */
export function checkShoppers(record: ShopRecord): Invariant {
  const { abandonedOrders, refusedOrders, surprises } = record;
  const repetitions = Map.groupBy(surprises, (text) => text);
  return {
    name: 'Shoppers abandon no order and get no unexpected response',
    figures: `${refusedOrders} orders refused for a full day, ${abandonedOrders} abandoned`,
    violations: [
      ...(abandonedOrders > 0 ? [`${abandonedOrders} orders were abandoned`] : []),
      ...[...repetitions].map(([text, all]) => `${all.length} × ${text}`),
    ],
  };
}
