import { Type } from 'typebox';
import { defineResponses, SuccessResponse } from '../../http/responses.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { optionalReason } from '../../http/fields.ts';
import { findOwnOrder } from '../records/find-order.ts';
import { ChangedOrderResponse, OrderVersion } from '../records/order-version.ts';
import { moveProgress } from './move-progress.ts';
import { ApiStep, ApiFulfilmentGroup } from './to-api-progress.ts';

export const ProgressBody = Type.Object({
  trade: ApiFulfilmentGroup,
  step: ApiStep,
  reason: optionalReason,
  version: Type.Optional(OrderVersion),
});

export const orderProgressRoutes: ApiRoutes = async (app, { db }) => {
  app.post(
    '/staff/orders/:orderno/progress',
    {
      config: { permission: 'orders' },
      schema: {
        summary: 'Moves a part of an order to another of its steps; backwards with a reason',
        params: Type.Object({ orderno: Type.String({ maxLength: 100 }) }),
        body: ProgressBody,
        response: { ...defineResponses(SuccessResponse), 409: ChangedOrderResponse },
      },
    },
    async ({ params, body: { reason = '', ...move }, user }) => {
      const { id } = await findOwnOrder(db, params.orderno, user);
      await moveProgress(db, id, user.id, { ...move, reason });
      return { status: true as const };
    },
  );
};
