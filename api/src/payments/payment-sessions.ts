import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { readAttemptAmount } from './attempt-key.ts';
import type { NamedSession } from './limit-provider-time.ts';
import { paymentSessions } from './records/tables.ts';

/** Returns the payment sessions of an order, oldest first. */
export function listPaymentSessions(tx: Tx, orderid: number) {
  return tx
    .select()
    .from(paymentSessions)
    .where(eq(paymentSessions.orderid, orderid))
    .orderBy(paymentSessions.createdAt, paymentSessions.id);
}

/** Returns the payment sessions of these orders that were open at the provider's last report. */
export function listOpenPaymentSessions(tx: Tx, orderids: readonly number[]) {
  const { id, orderid, provider, status, amount } = paymentSessions;
  return tx
    .select({ id, provider, amount })
    .from(paymentSessions)
    .where(and(inArray(orderid, [...orderids]), eq(status, 'open')));
}

/**
 * Stores the provider's report about a session. A complete session stays complete, even if reports
 * arrive out of order.
 */
export async function savePaymentSession(
  tx: Tx,
  orderid: number,
  { id, provider, status, attempt }: Pick<NamedSession, 'id' | 'provider' | 'status' | 'attempt'>,
): Promise<void> {
  await tx
    .insert(paymentSessions)
    .values({ id, orderid, provider, status, amount: readAttemptAmount(attempt) })
    .onConflictDoUpdate({
      target: paymentSessions.id,
      set: {
        status: sql`case when ${paymentSessions.status} = 'open' then excluded.status
          when excluded.status = 'complete' then excluded.status
          else ${paymentSessions.status} end`,
      },
    });
}
