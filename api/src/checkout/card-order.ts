import type { SQL } from 'drizzle-orm';
import { bookAgain, bookOrder, moveBooked } from '../calendar/book-order.ts';
import type { Tx } from '../db/db.ts';
import type { ApiContext } from '../http/api-routes.ts';
import { findByKey, lockKey, lockOrder } from '../orders/find-order.ts';
import { withLastNote } from '../orders/note.ts';
import { placeNumbered } from '../orders/place-numbered.ts';
import { type OrderRow, storeOrder } from '../orders/store-order.ts';
import type { CheckedSubmission } from '../orders/submission.ts';
import { AlreadyPaidError } from '../payments/already-paid.ts';
import { giveUp } from './replace-orders.ts';

/**
 * Stores the order for a card payment before any provider is called (rule 34). A repeated
 * submission returns the same order. Throws 409 if it is paid or cannot be placed.
 */
export function cardOrder(context: ApiContext, submission: CheckedSubmission): Promise<OrderRow> {
  const { userid, idempotencyKey, fingerprint } = submission;
  const { config, db } = context;
  return placeNumbered(db, async (tx, commitStatements) => {
    await lockKey(tx, userid, idempotencyKey);
    const placed = await findByKey(tx, userid, idempotencyKey);
    if (placed === null) return storeBooked(tx, config, submission, commitStatements);
    const order = (await lockOrder(tx, placed.id)) ?? placed;
    if (order.fingerprint !== fingerprint || order.state === 'cancelled') {
      await giveUp(tx, order, submission);
      return storeBooked(tx, config, submission, commitStatements);
    }
    if (order.state === 'paid' || order.state === 'completed') throw new AlreadyPaidError(order);
    if (order.state === 'payment_failed') {
      await moveBooked(tx, order, 'awaiting_payment', 'tried again');
    }
    await bookAgain(tx, config, order, submission);
    return withLastNote(tx, order, submission);
  });
}

async function storeBooked(
  tx: Tx,
  config: ApiContext['config'],
  submission: CheckedSubmission,
  commitStatements: SQL[],
): Promise<OrderRow> {
  const order = await storeOrder(tx, submission, commitStatements);
  await bookOrder(tx, config, order, submission);
  return order;
}
