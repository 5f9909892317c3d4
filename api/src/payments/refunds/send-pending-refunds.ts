import { and, asc, eq } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-routes.ts';
import { refunds } from '../records/tables.ts';
import { sendRefund, type SendOptions } from './send-refund.ts';

/** Sends the refunds of an order that wait for the provider. `sweepRefunds` repeats those that fail. */
export async function sendPendingRefunds(
  context: ApiContext,
  orderid: number,
  { log }: SendOptions,
): Promise<void> {
  const rows = await context.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderid, orderid), eq(refunds.state, 'pending')))
    .orderBy(asc(refunds.id));
  for (const { id } of rows) await sendRefund(context, id, { log });
}
