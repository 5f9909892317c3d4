import { describeOrderState } from 'contract/orders/order-state';
import { desc, type SQL, sql } from 'drizzle-orm';
import { buildMailboxSql } from '../../people/records/build-mailbox-sql.ts';
import type { Tx } from '../../db/db.ts';
import { listStatesWith } from '../state/order-states.ts';
import { listOrders, loadOrderDetails } from './load-orders.ts';
import { orders } from './tables.ts';
import { toApiSummary } from './to-api-order.ts';

/** SQL condition that is true for orders with any spelling of the mailbox's e-mail address. */
export const isOrderOfMailbox = (mailbox: string): SQL =>
  sql`${buildMailboxSql(sql`${orders.email}`)} = ${mailbox}`;

/** Returns the number of the mailbox's newest order, or null. */
export async function findNewestOrderNumber(tx: Tx, mailbox: string): Promise<string | null> {
  const [order] = await tx
    .select({ orderno: orders.orderno })
    .from(orders)
    .where(isOrderOfMailbox(mailbox))
    .orderBy(desc(orders.id))
    .limit(1);
  return order?.orderno ?? null;
}

/** Returns summaries of the newest matching orders for staff. Amounts are in pounds. */
export async function listOrderSummaries(tx: Tx, condition: SQL | undefined, size: number) {
  const rows = await listOrders(tx, condition, { page: 1, size });
  const openStates = listStatesWith('open');
  return (await loadOrderDetails(tx, rows)).map((order) => ({
    statelabel: describeOrderState(order.state).label,
    ...toApiSummary(order),
    isopen: openStates.includes(order.state),
  }));
}
