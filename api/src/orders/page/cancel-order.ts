import type { FastifyBaseLogger } from 'fastify';
import type { Tx } from '../../db/db.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { notFound } from '../../http/http-error.ts';
import { lockOrder } from '../records/find-order.ts';
import { loadOrder, type OrderDetail } from '../records/load-orders.ts';
import { closePayments } from '../../payments/close-payments.ts';
import { isCancelled } from '../state/order-states.ts';
import { transition } from '../transition/transition.ts';
import { toRefusalError } from './to-refusal-error.ts';
import { getCancelPermission } from './order-permissions.ts';
import { loadPermissionFacts } from './load-permission-facts.ts';

/**
 * Cancels an order for its shopper. Closes its payment page, releases its bookings and marks its
 * payments for refund. Shopper and firm get emails unless the order was never confirmed. Does
 * nothing for a cancelled order. Throws 409 with the firm's phone number if the order can no longer
 * be cancelled.
 */
export async function cancelOrder(
  context: ApiContext,
  orderid: number,
  cause: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const { config, db } = context;
  const { phone } = config.shop;
  if ((await loadCancellableOrder(db, orderid, phone)) === null) return;
  await closePayments(context, [orderid], log);
  await db.transaction(async (tx) => {
    await lockOrder(tx, orderid);
    const order = await loadCancellableOrder(tx, orderid, phone);
    if (order === null) return;
    await transition(tx, order, { name: 'cancel' }, { by: 'shopper', text: cause });
  });
}

/**
 * Returns the order, or null if the order is already cancelled. Throws 404 for an unknown order.
 * Throws 409 if the order can no longer be cancelled.
 */
async function loadCancellableOrder(
  tx: Tx,
  orderid: number,
  phone: string,
): Promise<OrderDetail | null> {
  const order = await loadOrder(tx, orderid);
  if (order === null) throw notFound('There is no such order.');
  if (isCancelled(order)) return null;
  const refusalError = toRefusalError(
    getCancelPermission(await loadPermissionFacts(tx, order), new Date()),
    phone,
  );
  if (refusalError !== null) throw refusalError;
  return order;
}
