import { requireRole } from '../../auth/guards.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { defineResponses } from '../../http/responses.ts';
import { changeStateByStaff } from './change-state-by-staff.ts';
import { OrderNoParams, StateAnswer, StateBody } from './schemas.ts';

export const orderStateRoutes: ApiRoutes = async (app, context) => {
  app.post(
    '/staff/orders/:orderno/state',
    {
      preHandler: requireRole('staff'),
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
