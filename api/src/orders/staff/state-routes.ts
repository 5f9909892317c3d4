import { OrderNoParams } from '../../http/fields.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { defineResponses } from '../../http/responses.ts';
import { ChangedOrderResponse } from '../records/order-version.ts';
import { changeStateByStaff } from './change-state.ts';
import { StateResponse, StateBody } from './schemas.ts';

export const orderStateRoutes: ApiRoutes = async (app, context) => {
  app.post(
    '/staff/orders/:orderno/state',
    {
      config: { permission: 'orders' },
      schema: {
        summary: 'Completes or cancels an order',
        params: OrderNoParams,
        body: StateBody,
        response: { ...defineResponses(StateResponse), 409: ChangedOrderResponse },
      },
    },
    async ({ params: { orderno }, body, user, log }) => {
      await changeStateByStaff(context, orderno, body, { user, log });
      return { status: true as const, orderno, state: body.state };
    },
  );
};
