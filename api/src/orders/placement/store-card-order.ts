import { rebookOrder, bookOrder } from '../../calendar/bookings/book-order.ts';
import type { Tx } from '../../db/db.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { lockOrder } from '../records/find-order.ts';
import { updateNoteAndEventDate } from './update-note-and-event-date.ts';
import { placeNumberedOrder } from './place-numbered-order.ts';
import { storeOrder } from './store-order.ts';
import type { CheckedSubmission } from './submission.ts';
import { AlreadyPaidError } from '../../payments/already-paid.ts';
import {
  isCancelled,
  hasReceivedMoney,
  isCompleted,
  isPaymentFailed,
} from '../state/order-states.ts';
import { retryPayment } from '../transition/transition.ts';
import { cancelReplacedOrder } from './cancel-unpaid-orders.ts';
import type { OrderRow } from '../records/tables.ts';

/**
 * Stores the order for a card payment before the payment provider is called. A repeated submission
 * returns the same order. Throws 409 if the order is paid or cannot be placed.
 */
export function storeCardOrder(
  context: ApiContext,
  submission: CheckedSubmission,
): Promise<OrderRow> {
  const { fingerprint } = submission;
  const { config, db } = context;
  return placeNumberedOrder(db, submission, async (tx, previousOrder) => {
    if (previousOrder === null) return storeAndBookOrder(tx, config, submission);
    const order = (await lockOrder(tx, previousOrder.id)) ?? previousOrder;
    if (order.fingerprint !== fingerprint || isCancelled(order)) {
      await cancelReplacedOrder(tx, order, submission);
      return storeAndBookOrder(tx, config, submission);
    }
    if (hasReceivedMoney(order) || isCompleted(order)) throw new AlreadyPaidError(order);
    if (isPaymentFailed(order)) await retryPayment(tx, order);
    await rebookOrder(tx, config, order, submission);
    return updateNoteAndEventDate(tx, order, submission);
  });
}

async function storeAndBookOrder(
  tx: Tx,
  config: ApiContext['config'],
  submission: CheckedSubmission,
): Promise<OrderRow> {
  const order = await storeOrder(tx, submission);
  await bookOrder(tx, config, order, submission);
  return order;
}
