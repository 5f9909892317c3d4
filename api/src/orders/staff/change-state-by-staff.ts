import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../../http/api-routes.ts';
import { notFound } from '../../http/http-error.ts';
import { closePayments } from '../../payments/close-payments.ts';
import { findOwnOrder, lockOrder } from '../records/find-order.ts';
import type { StaffState } from '../state/order-states.ts';
import { staffEvents } from '../state/order-transitions.ts';
import { byStaff, transition } from '../transition/transition.ts';

/**
 * Changes the state of an order for staff. A cancellation first closes the payment sessions. Throws
 * 409 for a forbidden transition.
 */
export async function changeStateByStaff(
  context: ApiContext,
  orderno: string,
  state: StaffState,
  { user, log }: Pick<FastifyRequest, 'user' | 'log'>,
): Promise<void> {
  const { id } = await findOwnOrder(context.db, orderno, user);
  const event = staffEvents[state];
  if (event === 'cancel') await closePayments(context, [id], log);
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order === null) throw notFound('There is no such order.');
    await transition(tx, order, { name: event }, byStaff(user));
  });
}
