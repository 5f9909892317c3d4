import type { ApiRoutes, ApiContext } from '../../http/api-routes.ts';
import { defineResponses } from '../../http/responses.ts';
import { OrderNoParams, StateAnswer, StateBody } from './schemas.ts';
import type { FastifyRequest } from 'fastify';
import { notFound } from '../../http/http-error.ts';
import { closePayments } from '../../payments/close-payments.ts';
import { findOwnOrder, lockOrder } from '../records/find-order.ts';
import type { StaffState } from '../state/order-states.ts';
import { staffEvents } from '../state/order-transitions.ts';
import { byStaff, transition } from '../transition/transition.ts';

export const orderStateRoutes: ApiRoutes = async (app, context) => {
  app.post(
    '/staff/orders/:orderno/state',
    {
      config: { permission: 'orders' },
      schema: {
        summary: 'Completes or cancels an order',
        params: OrderNoParams,
        body: StateBody,
        response: defineResponses(StateAnswer),
      },
    },
    async (request) => {
      const { orderno } = request.params;
      const { state } = request.body;
      await changeStateByStaff(context, orderno, state, request);
      return { status: true as const, orderno, state };
    },
  );
};

/**
 * Changes the state of an order for staff. A cancellation first closes the payment sessions. Throws
 * 409 for a forbidden transition.
 */
async function changeStateByStaff(
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
