import type { ApiRoutes } from '../http/api-routes.ts';
import { defineResponses } from '../http/responses.ts';
import { createLimitHook } from '../rate-limit/limit-calls.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { staffPaymentRoutes } from './staff/routes.ts';
import { verifyPayment } from './verify-payment.ts';
import { webhookRoutes } from './webhook-routes.ts';
import { Type } from 'typebox';
import { pounds } from '../http/fields.ts';

const SessionParams = Type.Object({
  sessionId: Type.String({ minLength: 1, maxLength: 255 }),
});

const VerifyPaymentResponse = Type.Object({
  success: Type.Boolean(),
  orderno: Type.String(),
  amount_total: pounds,
  payment_status: Type.String(),
  transactionid: Type.String(),
  error: Type.Union([Type.String(), Type.Null()]),
});

export const paymentRoutes: ApiRoutes = async (app, context) => {
  await app.register(webhookRoutes, context);
  if (!context.config.production) await app.register(sandboxRoutes, context);
  await app.register(staffPaymentRoutes, context);

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
};
