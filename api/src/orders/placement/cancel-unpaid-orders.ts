import { and, eq, getTableColumns, inArray, notExists, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, Tx } from '../../db/db.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { conflict } from '../../http/http-error.ts';
import { lockOrder } from '../records/find-order.ts';
import { loadOrder, loadOrderDetails } from '../records/load-orders.ts';
import { priceSubmission } from './price-submission.ts';
import { isSameBasket } from './is-same-basket.ts';
import type { CheckedSubmission } from './submission.ts';
import { type OrderRow, orders } from '../records/tables.ts';
import { AlreadyPaidError, buildUnseenPaidCondition } from '../../payments/already-paid.ts';
import { closePayments } from '../../payments/close-payments.ts';
import { hasReceivedMoney, isCancelled, isUnpaid, listStatesWith } from '../state/order-states.ts';
import { transition } from '../transition/transition.ts';
import { paymentNotices, paymentRequests } from '../../payments/records/tables.ts';

/**
 * Cancels the user's other orders that await a card payment, because a shopper has only one basket.
 * First closes the payment sessions of these orders, so that they can no longer be paid. A repeated
 * submission does not cancel its own order. An invalid submission cancels nothing. Throws 409 if
 * the submission is invalid, or if one of these orders was paid meanwhile. Also throws 409 if this
 * basket was paid recently and the user may not have seen the payment.
 */
export async function cancelUnpaidOrders(
  context: ApiContext,
  submission: CheckedSubmission,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  // Reads these orders without locks. The loop below locks each unpaid order before changing it.
  const unsettledOrders = await loadUnsettledOrders(context.db, submission);
  for (const order of await loadOrderDetails(
    context.db,
    unsettledOrders.filter(hasReceivedMoney),
  )) {
    if (isSameBasket(order, submission.basket)) throw new AlreadyPaidError(order);
  }
  const replacedOrders = unsettledOrders.filter(
    (order) => !hasReceivedMoney(order) && !isSameSubmission(order, submission),
  );
  if (replacedOrders.length === 0) return;
  await priceSubmission(context.db, submission);
  await closePayments(
    context,
    replacedOrders.map(({ id }) => id),
    log,
  );
  for (const order of replacedOrders) {
    await context.db.transaction(async (tx) => {
      const lockedOrder = await lockOrder(tx, order.id);
      if (lockedOrder === null) return;
      if (
        hasReceivedMoney(lockedOrder) &&
        !(await hasSubmittedBasket(tx, lockedOrder, submission))
      ) {
        throw conflict(
          `Your payment for order ${lockedOrder.orderno} has just gone through.`,
          'other_paid',
        );
      }
      await cancelReplacedOrder(tx, lockedOrder, submission);
    });
  }
}

/**
 * Cancels an unpaid order that a new submission replaces, and deletes its idempotency key. Throws
 * 409 for an order that is neither unpaid nor cancelled.
 */
export async function cancelReplacedOrder(
  tx: Tx,
  order: OrderRow,
  submission: CheckedSubmission,
): Promise<void> {
  if (hasReceivedMoney(order) && (await hasSubmittedBasket(tx, order, submission)))
    throw new AlreadyPaidError(order);
  if (isUnpaid(order)) {
    const cause = { by: 'shopper', text: 'replaced by a later order' } as const;
    await transition(tx, order, { name: 'replace' }, cause);
  } else if (!isCancelled(order)) {
    throw conflict(`This basket was placed as order ${order.orderno} already.`, 'key_used');
  }
  await tx.update(orders).set({ idempotencyKey: null }).where(eq(orders.id, order.id));
}

/**
 * Returns the user's orders that await a card payment at the checkout. Also returns recently paid
 * orders whose payment the user may not have seen. An order that is paid by a mailed link is not the
 * shopper's basket.
 */
const loadUnsettledOrders = (db: Db, { userid, idempotencyKey: key }: CheckedSubmission) =>
  unsettledOrdersQuery(db).execute({ userid, key });

const unsettledOrdersQuery = prepareOnce((db) => {
  const { orderid } = paymentNotices;
  const isPaidUnnoticed = buildUnseenPaidCondition(db, sql.placeholder('key'));
  const requests = db
    .select({ id: paymentRequests.id })
    .from(paymentRequests)
    .where(eq(paymentRequests.orderid, orders.id));
  const awaitsCheckout = and(inArray(orders.state, listStatesWith('pending')), notExists(requests));
  return db
    .select(getTableColumns(orders))
    .from(orders)
    .leftJoin(paymentNotices, eq(orderid, orders.id))
    .where(and(eq(orders.userid, sql.placeholder('userid')), or(awaitsCheckout, isPaidUnnoticed)))
    .prepare('unsettled_orders');
});

async function hasSubmittedBasket(
  tx: Tx,
  { id }: OrderRow,
  { basket }: CheckedSubmission,
): Promise<boolean> {
  const order = await loadOrder(tx, id);
  return order !== null && isSameBasket(order, basket);
}

function isSameSubmission(
  order: OrderRow,
  { idempotencyKey, fingerprint }: CheckedSubmission,
): boolean {
  return (
    idempotencyKey !== null &&
    order.idempotencyKey === idempotencyKey &&
    order.fingerprint === fingerprint
  );
}
