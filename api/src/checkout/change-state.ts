import type { FastifyRequest } from 'fastify';
import { moveBooked } from '../calendar/book-order.ts';
import type { ApiContext } from '../http/api-routes.ts';
import { notFound } from '../http/http-error.ts';
import { closePayments } from '../payments/close-payments.ts';
import { refundPayments } from '../payments/refund-payments.ts';
import { findOwnOrder, lockOrder } from '../orders/find-order.ts';
import type { StaffState } from '../orders/states.ts';

/**
 * Changes the state of an order for staff. A cancellation first closes the payment sessions and
 * then marks payments for refund. Throws 409 for a forbidden transition.
 */
export async function changeState(
  context: ApiContext,
  orderno: string,
  state: StaffState,
  { user, log }: Pick<FastifyRequest, 'user' | 'log'>,
): Promise<void> {
  const { id } = await findOwnOrder(context.db, orderno, user);
  if (state === 'cancelled') await closePayments(context, [id], log);
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order === null) throw notFound('There is no such order.');
    await moveBooked(tx, order, state, `by staff member ${user.id}`);
    if (state === 'cancelled') await refundPayments(tx, id, 'The order was cancelled.');
  });
}
