import { bookAgain, bookOrder } from '../../calendar/bookings/book-order.ts';
import type { Tx } from '../../db/db.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { lockOrder } from '../records/find-order.ts';
import { withLastNote } from './note.ts';
import { placeNumbered } from './place-numbered.ts';
import { storeOrder } from './store-order.ts';
import type { CheckedSubmission } from './submission.ts';
import { AlreadyPaidError } from '../../payments/already-paid.ts';
import { isCancelled, isCompleted, isPaid, isPaymentFailed } from '../state/order-states.ts';
import { retryPayment } from '../transition/transition.ts';
import { giveUp } from './replace-orders.ts';
import type { OrderRow } from '../records/tables.ts';

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
    if (order.fingerprint !== fingerprint || isCancelled(order)) {
      await giveUp(tx, order, submission);
      return storeBooked(tx, config, submission);
    }
    if (isPaid(order) || isCompleted(order)) throw new AlreadyPaidError(order);
    if (isPaymentFailed(order)) await retryPayment(tx, order);
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
