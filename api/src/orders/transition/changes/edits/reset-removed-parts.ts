import type { Tx } from '../../../../db/db.ts';
import { loadProgressRows } from '../../../progress/load-progress.ts';
import { listFulfilmentGroups, type OrderDetail } from '../../../records/load-orders.ts';
import { orderProgress } from '../../../steps/tables.ts';

/**
 * Moves the parts that a change removes from an order back to their first step, so that the steps
 * begin anew if such a part is added later.
 */
export async function resetRemovedParts(
  tx: Tx,
  before: OrderDetail,
  after: OrderDetail,
  staffid: number,
): Promise<void> {
  const groups = listFulfilmentGroups(after);
  const removedGroups = listFulfilmentGroups(before).filter((group) => !groups.includes(group));
  if (removedGroups.length === 0) return;
  const progressRows = (await loadProgressRows(tx, [before.id])).get(before.id) ?? [];
  for (const trade of removedGroups) {
    const step = progressRows.findLast((row) => row.trade === trade)?.step ?? 'received';
    if (step === 'received') continue;
    const reason = 'The part was removed from the order.';
    await tx
      .insert(orderProgress)
      .values({ orderid: before.id, trade, step: 'received', staffid, reason });
  }
}
