import { bookOrder } from '../calendar/book-order.ts';
import type { ApiContext } from '../http/api-routes.ts';
import { limitOrderMail } from './limit-order-mail.ts';
import { giveUp } from './replace-orders.ts';
import { confirmNewOrder } from '../orders/confirm-order.ts';
import { findByKey, lockKey, lockOrder } from '../orders/find-order.ts';
import { withLastNote } from '../orders/note.ts';
import { placeNumbered } from '../orders/place-numbered.ts';
import { type OrderRow, storeOrder } from '../orders/store-order.ts';
import type { CheckedSubmission } from '../orders/submission.ts';

/**
 * Places an order that is paid on collection, completely or not at all. The same key returns the
 * same order unless it was cancelled (rules 28 and 29), with `isNew` false. Throws 409 if it cannot
 * be placed, and 429 if its mail may not be sent.
 */
export async function placeOffline(
  { config, db }: ApiContext,
  submission: CheckedSubmission,
): Promise<OrderRow & { isNew: boolean }> {
  const { userid, idempotencyKey, fingerprint } = submission;
  let isNew = false;
  const order = await placeNumbered(db, async (tx, commitStatements) => {
    await lockKey(tx, userid, idempotencyKey);
    const placed = await findByKey(tx, userid, idempotencyKey);
    const isSame = placed?.fingerprint === fingerprint && placed.state !== 'cancelled';
    if (isSame) return withLastNote(tx, placed, submission);
    // Locks the former order, because a payment for it may arrive now.
    if (placed !== null) await giveUp(tx, (await lockOrder(tx, placed.id)) ?? placed, submission);
    await limitOrderMail(tx, config, userid);
    const stored = await storeOrder(tx, submission, commitStatements);
    await bookOrder(tx, config, stored, submission);
    commitStatements.push(...confirmNewOrder(stored));
    isNew = true;
    return stored;
  });
  return { ...order, isNew };
}
