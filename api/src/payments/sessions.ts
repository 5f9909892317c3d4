import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import type { HostedSession } from './provider.ts';
import { paymentSessions } from './tables.ts';

/** The payment sessions that an order had, in the order they were opened. */
export function sessionsOf(tx: Tx, orderid: number) {
  return tx
    .select()
    .from(paymentSessions)
    .where(eq(paymentSessions.orderid, orderid))
    .orderBy(paymentSessions.createdAt, paymentSessions.id);
}

/** The payment sessions of these orders that are open as far as is known. */
export function openSessionsOf(tx: Tx, orderids: readonly number[]) {
  const { id, orderid, status } = paymentSessions;
  return tx
    .select({ id })
    .from(paymentSessions)
    .where(and(inArray(orderid, [...orderids]), eq(status, 'open')));
}

/** Keeps what the provider says of a session; what is complete stays complete, in whatever order news comes. */
export async function keepSession(
  tx: Tx,
  orderid: number,
  { id, status }: Pick<HostedSession, 'id' | 'status'>,
): Promise<void> {
  await tx
    .insert(paymentSessions)
    .values({ id, orderid, status })
    .onConflictDoUpdate({
      target: paymentSessions.id,
      set: {
        status: sql`case when ${paymentSessions.status} = 'open' then excluded.status
          when excluded.status = 'complete' then excluded.status
          else ${paymentSessions.status} end`,
      },
    });
}
