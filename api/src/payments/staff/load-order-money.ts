import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/db.ts';
import { notFound } from '../../http/http-error.ts';
import { orders } from '../../orders/records/tables.ts';
import { users } from '../../people/records/tables.ts';
import { loadMoney } from '../ledger/load-money.ts';
import { ledger } from '../ledger/tables.ts';
import { recordedPayments } from '../records/tables.ts';

/** Returns what is paid of an order, with all entries. Throws 404 for an unknown number. */
export async function loadOrderMoney(tx: Tx, orderno: string) {
  const [order] = await tx.select().from(orders).where(eq(orders.orderno, orderno));
  if (order === undefined) throw notFound('There is no such order.');
  const correction = alias(recordedPayments, 'correction');
  const rows = await tx
    .select({
      source: ledger.source,
      id: ledger.id,
      method: ledger.method,
      amount: ledger.amount,
      currency: ledger.currency,
      state: ledger.state,
      at: ledger.at,
      createdAt: ledger.createdAt,
      reference: ledger.reference,
      note: ledger.note,
      by: sql<string>`coalesce(nullif(${users.name}, ''), ${users.email}, '')`,
      isCorrected: sql<boolean>`${correction.id} is not null`,
    })
    .from(ledger)
    .leftJoin(users, eq(users.id, ledger.staffid))
    .leftJoin(correction, and(eq(ledger.source, 'recorded'), eq(correction.corrects, ledger.id)))
    .where(eq(ledger.orderid, order.id))
    .orderBy(asc(ledger.createdAt), asc(ledger.source), asc(ledger.id));
  const { paid, due, excess } = await loadMoney(tx, order);
  return {
    total: order.total,
    paid,
    due,
    dueon: order.restDueOn,
    excess,
    entries: rows.map(({ at, createdAt, isCorrected, ...row }) => ({
      ...row,
      at: at?.toISOString() ?? null,
      createdat: createdAt.toISOString(),
      iscorrectable: row.source === 'recorded' && row.amount > 0 && !isCorrected,
    })),
  };
}
