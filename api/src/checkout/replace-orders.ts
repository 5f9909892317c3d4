import { and, eq, getTableColumns, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { moveBooked } from '../calendar/book-order.ts';
import type { Db, Tx } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import type { ApiContext } from '../http/api-routes.ts';
import { conflict } from '../http/http-error.ts';
import { lockOrder } from '../orders/find-order.ts';
import { loadOrder, withLines } from '../orders/load-orders.ts';
import { priceAsShown } from '../orders/price-as-shown.ts';
import { isSameBasket } from '../orders/same-basket.ts';
import type { OrderRow } from '../orders/store-order.ts';
import type { CheckedSubmission } from '../orders/submission.ts';
import { orders } from '../orders/tables.ts';
import { AlreadyPaidError, paidUnknown } from '../payments/already-paid.ts';
import { closePayments } from '../payments/close-payments.ts';
import { paymentNotices } from '../payments/tables.ts';

/**
 * Cancels the user's other unpaid orders, because a shopper has only one basket. First closes their
 * payment sessions, so that they can no longer be paid. A repeated or invalid submission cancels
 * nothing. Throws 409 if the submission is invalid, or if one of these orders was paid
 * meanwhile. Also throws if the user has paid for this basket but got no confirmation.
 */
export async function replaceOrders(
  context: ApiContext,
  submission: CheckedSubmission,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  // Reads all orders with one query. Each unpaid order is locked below before it is changed.
  const known = await unsettledOrders(context.db, submission);
  for (const order of await withLines(context.db, known.filter(isPaid))) {
    if (isSameBasket(order, submission.basket)) throw new AlreadyPaidError(order);
  }
  const replaced = known.filter((order) => !isPaid(order) && !isSame(order, submission));
  if (replaced.length === 0) return;
  await priceAsShown(context.db, submission);
  await closePayments(
    context,
    replaced.map(({ id }) => id),
    log,
  );
  for (const order of replaced) {
    await context.db.transaction(async (tx) => {
      const now = await lockOrder(tx, order.id);
      if (now === null) return;
      if (isPaid(now) && !(await holds(tx, now, submission))) {
        throw conflict(
          `Your payment for order ${now.orderno} has just gone through.`,
          'other_paid',
        );
      }
      await giveUp(tx, now, submission);
    });
  }
}

/** Cancels an unpaid order and deletes its idempotency key. Throws 409 for a placed order. */
export async function giveUp(
  tx: Tx,
  order: OrderRow,
  submission: CheckedSubmission,
): Promise<void> {
  if (isPaid(order) && (await holds(tx, order, submission))) throw new AlreadyPaidError(order);
  if (order.state === 'awaiting_payment' || order.state === 'payment_failed') {
    await moveBooked(tx, order, 'cancelled', 'replaced by a later order');
  } else if (order.state !== 'cancelled') {
    throw conflict(`This basket was placed as order ${order.orderno} already.`, 'key_used');
  }
  await tx.update(orders).set({ idempotencyKey: null }).where(eq(orders.id, order.id));
}

/** Returns the user's unpaid orders, and the paid ones without a confirmation to the user. */
const unsettledOrders = (db: Db, { userid, idempotencyKey: key }: CheckedSubmission) =>
  unsettledOrdersOf(db).execute({ userid, key });

const unsettledOrdersOf = prepared((db) => {
  const { orderid } = paymentNotices;
  const isPaidUnknown = paidUnknown(db, sql.placeholder('key'));
  return db
    .select(getTableColumns(orders))
    .from(orders)
    .leftJoin(paymentNotices, eq(orderid, orders.id))
    .where(
      and(
        eq(orders.userid, sql.placeholder('userid')),
        or(eq(orders.state, 'awaiting_payment'), isPaidUnknown),
      ),
    )
    .prepare('unsettled_orders');
});

const isPaid = ({ state }: OrderRow) => state === 'paid';

/** Resolves to whether the order has the submitted basket. */
async function holds(tx: Tx, { id }: OrderRow, { basket }: CheckedSubmission): Promise<boolean> {
  const order = await loadOrder(tx, id);
  return order !== null && isSameBasket(order, basket);
}

function isSame(order: OrderRow, { idempotencyKey, fingerprint }: CheckedSubmission): boolean {
  return (
    idempotencyKey !== null &&
    order.idempotencyKey === idempotencyKey &&
    order.fingerprint === fingerprint
  );
}
