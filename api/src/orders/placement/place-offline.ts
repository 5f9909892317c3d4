import { bookOrder } from '../../calendar/bookings/book-order.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { limitOrderMail } from './limit-order-mail.ts';
import { giveUp } from './replace-orders.ts';
import { confirmPlaced } from '../emails/confirm-order.ts';
import { lockOrder } from '../records/find-order.ts';
import { isCancelled } from '../state/order-states.ts';
import { withLastNote } from './note.ts';
import { placeNumbered } from './place-numbered.ts';
import { storeOrder } from './store-order.ts';
import type { CheckedSubmission } from './submission.ts';
import type { OrderRow } from '../records/tables.ts';

/**
 * Places an order that is paid on collection, in one transaction. A repeated submission with the
 * same idempotency key returns the same order with `isNew` false, unless it was cancelled. Throws
 * 409 if the order cannot be placed, and 429 if its mail exceeds the limit.
 */
export async function placeOffline(
  { config, db }: ApiContext,
  submission: CheckedSubmission,
): Promise<OrderRow & { isNew: boolean }> {
  const { fingerprint } = submission;
  let isNew = false;
  const order = await placeNumbered(db, submission, async (tx, placed) => {
    const isSame = placed?.fingerprint === fingerprint && !isCancelled(placed);
    if (isSame) return withLastNote(tx, placed, submission);
    // Locks the previous order, because a payment for it may arrive now.
    if (placed !== null) await giveUp(tx, (await lockOrder(tx, placed.id)) ?? placed, submission);
    await limitOrderMail(tx, config, submission);
    const stored = await storeOrder(tx, submission, confirmPlaced(submission));
    await bookOrder(tx, config, stored, submission);
    isNew = true;
    return stored;
  });
  return { ...order, isNew };
}
