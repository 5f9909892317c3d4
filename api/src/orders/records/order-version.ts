import { and, desc, eq, sql } from 'drizzle-orm';
import { users } from '../../people/records/tables.ts';
import type { Tx } from '../../db/db.ts';
import { ChangedMeanwhileError } from '../../http/changed-meanwhile-error.ts';
import { notFound } from '../../http/http-error.ts';
import { staffAudit } from '../../audit/records/tables.ts';
import { orderHistory, type OrderRow, orders } from './tables.ts';

/** Locks the order with this number for a change by staff. Throws 404 for an unknown number. */
export async function lockOrderByNumber(tx: Tx, orderno: string): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.orderno, orderno)).for('update');
  if (order === undefined) throw notFound('There is no such order.');
  return order;
}

/**
 * Throws 409 with the present values, because the order was changed meanwhile. `steps` are the
 * present steps of its parts, which are not in the order's row.
 */
export async function refuseOldVersion(
  tx: Tx,
  order: OrderRow,
  steps: Record<string, string>,
): Promise<never> {
  throw new ChangedMeanwhileError(`Order ${order.orderno}`, {
    current: { ...toCurrentOrder(order), steps },
    ...(await findLastChange(tx, order)),
  });
}

/**
 * Raises the version of an order without changing its row otherwise, for example after a new step.
 * The update writes the same version, and a database trigger raises the version on each update.
 */
export async function raiseOrderVersion(tx: Tx, orderid: number): Promise<void> {
  await tx
    .update(orders)
    .set({ version: sql`${orders.version}` })
    .where(eq(orders.id, orderid));
}

function toCurrentOrder(order: OrderRow) {
  const { version, state, name, lastName: last_name, address, city } = order;
  const { postalcode, mobile, email, schedule, eventDate: eventdate } = order;
  const contact = { name, last_name, address, city, postalcode, mobile, email };
  return { version, state, ...contact, schedule, eventdate };
}

/** Returns the author and the time of an order's last change. */
async function findLastChange(
  tx: Tx,
  { id, orderno }: OrderRow,
): Promise<{ by: string; at: string | null }> {
  const [event] = await tx
    .select({ at: orderHistory.at, staffid: orderHistory.staffid, cause: orderHistory.cause })
    .from(orderHistory)
    .where(eq(orderHistory.orderid, id))
    .orderBy(desc(orderHistory.id))
    .limit(1);
  const [audit] = await tx
    .select({ at: staffAudit.at, name: users.name, email: staffAudit.staffEmail })
    .from(staffAudit)
    .leftJoin(users, eq(users.id, staffAudit.staffid))
    .where(and(eq(staffAudit.subjectKind, 'order'), eq(staffAudit.subjectId, orderno)))
    .orderBy(desc(staffAudit.id))
    .limit(1);
  if (audit !== undefined && (event === undefined || audit.at >= event.at)) {
    return { by: audit.name || audit.email, at: audit.at.toISOString() };
  }
  return { by: event?.cause.replace(/^by /, '') ?? '', at: event?.at.toISOString() ?? null };
}
