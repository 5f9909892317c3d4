import { requireRole } from '../../auth/guards.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { answers } from '../../http/answers.ts';
import { changeState } from './change-state.ts';
import { OrderNoParams, StateAnswer, StateBody } from './schemas.ts';

/** Route with which staff complete or cancel an order. */
export const orderStateRoutes: ApiRoutes = async (app, context) => {
  app.post(
    '/staff/orders/:orderno/state',
    {
      preHandler: requireRole('staff'),
      schema: {
        summary: 'Completes or cancels an order',
        params: OrderNoParams,
        body: StateBody,
        response: answers(StateAnswer),
      },
    },
    async (request) => {
      const { orderno } = request.params;
      const { state } = request.body;
      await changeState(context, orderno, state, request);
      return { status: true as const, orderno, state };
    },
  );
};
