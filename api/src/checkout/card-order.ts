import { bookAgain, bookOrder, moveBooked } from '../calendar/book-order.ts';
import type { Tx } from '../db/db.ts';
import type { ApiContext } from '../http/api-routes.ts';
import { lockOrder } from '../orders/find-order.ts';
import { withLastNote } from '../orders/note.ts';
import { placeNumbered } from '../orders/place-numbered.ts';
import { type OrderRow, storeOrder } from '../orders/store-order.ts';
import type { CheckedSubmission } from '../orders/submission.ts';
import { AlreadyPaidError } from '../payments/already-paid.ts';
import { giveUp } from './replace-orders.ts';

/**
 * Stores the order for a card payment, before the payment provider is called. A repeated submission
 * returns the same order. Throws 409 if it is paid or cannot be placed.
 */
export function cardOrder(context: ApiContext, submission: CheckedSubmission): Promise<OrderRow> {
  const { fingerprint } = submission;
  const { config, db } = context;
  return placeNumbered(db, submission, async (tx, placed) => {
    if (placed === null) return storeBooked(tx, config, submission);
    const order = (await lockOrder(tx, placed.id)) ?? placed;
    if (order.fingerprint !== fingerprint || order.state === 'cancelled') {
      await giveUp(tx, order, submission);
      return storeBooked(tx, config, submission);
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
): Promise<OrderRow> {
  const order = await storeOrder(tx, submission);
  await bookOrder(tx, config, order, submission);
  return order;
}
