import { bookOrder } from '../../calendar/bookings/book-order.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { cancelReplacedOrder } from './cancel-unpaid-orders.ts';
import { refreshLateDay } from '../due/refresh-late-day.ts';
import { buildConfirmationSteps } from '../emails/confirm-order.ts';
import { lockOrder } from '../records/find-order.ts';
import { isCancelled } from '../state/order-states.ts';
import { updateNoteAndEventDate } from './update-note-and-event-date.ts';
import { placeNumberedOrder } from './place-numbered-order.ts';
import { storeOrder } from './store-order.ts';
import type { CheckedSubmission } from './submission.ts';
import type { OrderRow } from '../records/tables.ts';
import type { Config } from '../../config/config.ts';
import type { Tx } from '../../db/db.ts';
import { tooManyRequests } from '../../http/http-error.ts';
import { countAttempt, createCounters } from '../../rate-limit/count-attempt.ts';

/**
 * Places an order that is paid on collection, in one transaction. A repeated submission with the
 * same idempotency key and fingerprint returns the existing order with `isNew` false, unless that
 * order was cancelled. Throws 409 if the order cannot be placed, and 429 if its mail exceeds the
 * limit.
 */
export async function placeOfflineOrder(
  { config, db }: ApiContext,
  submission: CheckedSubmission,
): Promise<OrderRow & { isNew: boolean }> {
  const { fingerprint } = submission;
  let isNew = false;
  const order = await placeNumberedOrder(db, submission, async (tx, previousOrder) => {
    const isSameOrder = previousOrder?.fingerprint === fingerprint && !isCancelled(previousOrder);
    if (isSameOrder) return updateNoteAndEventDate(tx, previousOrder, submission);
    // Locks the previous order first, because a payment for it may arrive at the same time.
    if (previousOrder !== null)
      await cancelReplacedOrder(
        tx,
        (await lockOrder(tx, previousOrder.id)) ?? previousOrder,
        submission,
      );
    await limitOrderMail(tx, config, submission);
    const storedOrder = await storeOrder(tx, submission, buildConfirmationSteps(submission));
    await bookOrder(tx, config, storedOrder, submission);
    if (storedOrder.eventDate !== null) await refreshLateDay(tx, storedOrder.id);
    isNew = true;
    return storedOrder;
  });
  return { ...order, isNew };
}

/**
 * Counts the order's mail in the transaction that stores the order. Throws 429 above the limit, so
 * that every stored order has its mail.
 */
async function limitOrderMail(
  tx: Tx,
  { rateLimitScale }: Pick<Config, 'rateLimitScale'>,
  { customer }: Pick<CheckedSubmission, 'customer'>,
): Promise<void> {
  const counters = createCounters('mail', customer.recipient, rateLimitScale);
  const waitSeconds = await countAttempt(tx, counters);
  if (waitSeconds > 0)
    throw tooManyRequests(waitSeconds, 'Too many orders for this e-mail address in one day.');
}
