import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../../http/api-routes.ts';
import { refunds } from '../records/tables.ts';
import { sendRefund } from './send-refund.ts';

/** Largest number of refunds that one run sends. */
const BATCH_SIZE = 50;

/** Sends pending refunds again, so that none stays pending after a lost response or webhook. */
export async function sweepRefunds(
  context: ApiContext,
  log: Pick<FastifyBaseLogger, 'warn'>,
  signal?: AbortSignal,
): Promise<void> {
  const rows = await context.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.state, 'pending'), lte(refunds.nextTry, sql`now()`)))
    .orderBy(asc(refunds.nextTry))
    .limit(BATCH_SIZE);
  for (const { id } of rows) {
    if (signal?.aborted) return;
    await sendRefund(context, id, { log, ...(signal && { signal }) });
  }
}
