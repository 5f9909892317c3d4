import { OrderNoParams } from '../../http/fields.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { defineDataResponse, defineResponses } from '../../http/responses.ts';
import { retryRefund, settleOutside } from '../refunds/change-refund.ts';
import { listRefunds, loadOrderRefunds, loadRefund } from '../refunds/list-refunds.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import {
  ApiRefund,
  ChangedRefundsResponse,
  NewRefundBody,
  OrderRefunds,
  RefundParams,
  RefundsQuery,
  RefundsResponse,
  SettleOutsideBody,
} from './schemas.ts';

const refundResponse = defineResponses(defineDataResponse(ApiRefund));

export const staffRefundRoutes: ApiRoutes = async (app, context) => {
  await app.register(readRoutes, context);
  await app.register(changeRoutes, context);
};

const readRoutes: ApiRoutes = async (app, { db }) => {
  app.get(
    '/staff/refunds',
    {
      config: { permission: 'orders' },
      schema: {
        summary: 'A page of the refunds that are due, failed or done',
        querystring: RefundsQuery,
        response: defineResponses(RefundsResponse),
      },
    },
    async ({ query }) => ({ status: true as const, ...(await listRefunds(db, query)) }),
  );

  app.get(
    '/staff/orders/:orderno/refunds',
    {
      config: { permission: 'orders' },
      schema: {
        summary: 'What was paid for an order and what was given back',
        params: OrderNoParams,
        response: defineResponses(defineDataResponse(OrderRefunds)),
      },
    },
    async ({ params }) => ({
      status: true as const,
      data: await loadOrderRefunds(db, params.orderno),
    }),
  );
};

const changeRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  app.post(
    '/staff/orders/:orderno/refunds',
    {
      config: { permission: 'refunds' },
      schema: {
        summary: 'Gives money of an order back, once per key',
        params: OrderNoParams,
        body: NewRefundBody,
        response: { ...refundResponse, 409: ChangedRefundsResponse },
      },
    },
    async ({ params, body, user, log }) => {
      const id = await requestRefund(context, params.orderno, body, { user, log });
      return { status: true as const, data: await loadRefund(db, id) };
    },
  );

  app.post(
    '/staff/refunds/:id/retry',
    {
      config: { permission: 'refunds' },
      schema: {
        summary: 'Sends a due or failed refund to the card payment provider',
        params: RefundParams,
        response: refundResponse,
      },
    },
    async ({ params: { id }, user, log }) => {
      await retryRefund(context, id, user, { log });
      return { status: true as const, data: await loadRefund(db, id) };
    },
  );

  app.post(
    '/staff/refunds/:id/settle-outside',
    {
      config: { permission: 'refunds' },
      schema: {
        summary: 'Records that a due or failed refund was paid back outside the shop',
        params: RefundParams,
        body: SettleOutsideBody,
        response: refundResponse,
      },
    },
    async ({ params: { id }, body, user }) => {
      await settleOutside(context, id, body.reason, user);
      return { status: true as const, data: await loadRefund(db, id) };
    },
  );
};
