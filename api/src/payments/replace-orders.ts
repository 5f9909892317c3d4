import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Tx } from '../db/db.ts';
import type { ApiContext } from '../http/api-routes.ts';
import { conflict } from '../http/http-error.ts';
import { lockOrder } from '../orders/find-order.ts';
import { moveOrder } from '../orders/move-order.ts';
import { priceAsShown } from '../orders/price-as-shown.ts';
import type { OrderRow } from '../orders/store-order.ts';
import type { CheckedSubmission } from '../orders/submission.ts';
import { orders } from '../orders/tables.ts';
import { closePayments } from './close-payments.ts';

/**
 * A shopper has one basket: what they submit now replaces their orders that still await payment,
 * whose pages are closed first (decision 36). The very same submission replaces nothing, and neither
 * does one that cannot be placed. Throws 409 for that, and when one of them turns out to be paid.
 */
export async function replaceOrders(
  context: ApiContext,
  submission: CheckedSubmission,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const waiting = await context.db
    .select()
    .from(orders)
    .where(and(eq(orders.userid, submission.userid), eq(orders.state, 'awaiting_payment')));
  const replaced = waiting.filter((known) => !isSame(known, submission));
  if (replaced.length > 0) await priceAsShown(context.db, submission);
  for (const order of replaced) {
    await closePayments(context, order.id, log);
    await context.db.transaction(async (tx) => {
      const now = await lockOrder(tx, order.id);
      if (now?.state === 'paid') {
        throw conflict(`Your payment for order ${order.orderno} has just gone through.`, 'paid');
      }
      if (now !== null) await giveUp(tx, now);
    });
  }
}

/** Cancels an unpaid order and frees its key. Throws 409 when the order stands. */
export async function giveUp(tx: Tx, order: OrderRow): Promise<void> {
  if (order.state === 'awaiting_payment' || order.state === 'payment_failed') {
    await moveOrder(tx, order, 'cancelled', 'replaced by a later order');
  } else if (order.state !== 'cancelled') {
    throw conflict(`This basket was placed as order ${order.orderno} already.`, 'key_used');
  }
  await tx.update(orders).set({ idempotencyKey: null }).where(eq(orders.id, order.id));
}

function isSame(order: OrderRow, { idempotencyKey, fingerprint }: CheckedSubmission): boolean {
  return (
    idempotencyKey !== null &&
    order.idempotencyKey === idempotencyKey &&
    order.fingerprint === fingerprint
  );
}
