import type { ApiRoutes } from '../http/api-routes.ts';
import { defineResponses } from '../http/responses.ts';
import { usesSandbox } from './find-provider.ts';
import { createLimitHook } from '../rate-limit/limit-calls.ts';
import { listRefunds } from './records/refund-payments.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { RefundsResponse, SessionParams, VerifyPaymentResponse } from './schemas.ts';
import { verifyPayment } from './verify-payment.ts';
import { webhookRoutes } from './webhook-routes.ts';

/** Routes of card payments (specification, section 7; rules 35, 36 and 38). */
export const paymentRoutes: ApiRoutes = async (app, context) => {
  const { config, db } = context;
  await app.register(webhookRoutes, context);
  if (usesSandbox(config)) await app.register(sandboxRoutes, context);

  app.get(
    '/users/verify-payment/:sessionId',
    {
      preHandler: createLimitHook(context, 'payment-check'),
      schema: {
        summary: 'Whether a payment page of an own order is paid',
        params: SessionParams,
        response: defineResponses(VerifyPaymentResponse),
      },
    },
    (request) => verifyPayment(context, request.params.sessionId, request),
  );

  app.get(
    '/staff/refunds',
    {
      config: { permission: 'orders' },
      schema: { summary: 'Payments to give back', response: defineResponses(RefundsResponse) },
    },
    async () => ({ status: true as const, data: await listRefunds(db) }),
  );
};
