import type { EditSummary } from 'contract/order-actions/action-responses';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db.ts';
import type { OrderDetail } from '../../records/load-orders.ts';
import { describeChanges } from '../../records/edits/describe-changes.ts';
import { orderEdits } from '../../records/edits/tables.ts';

/**
 * Returns the effects of the edit that this transaction made, or null without one. The edit is found
 * by its time, because `now()` is the start of the transaction.
 */
export async function loadEditSummary(tx: Tx, order: OrderDetail): Promise<EditSummary | null> {
  const [edit] = await tx
    .select()
    .from(orderEdits)
    .where(and(eq(orderEdits.orderid, order.id), eq(orderEdits.createdAt, sql`now()`)))
    .orderBy(desc(orderEdits.id))
    .limit(1);
  if (edit === undefined) return null;
  const { before, after } = edit;
  return {
    state: order.state,
    totalbefore: before.total,
    total: after.total,
    paid: order.money.settled,
    due: order.money.due,
    cardreturn: edit.cardReturn,
    outsidereturn: edit.outsideReturn,
    isreturnsent: edit.isReturnSent,
    withheld: edit.withheld,
    credited: edit.credited,
    changes: describeChanges(before, after),
  };
}
