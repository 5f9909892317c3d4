import { verifyPayment as verifyPaymentCall } from 'contract/orders/placement-calls';
import type { ApiRoutes } from '../http/api-routes.ts';
import { serveBareCall } from '../http/serve-call.ts';
import { createLimitHook } from '../rate-limit/limit-calls.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { staffPaymentRoutes } from './staff/routes.ts';
import { verifyPayment } from './verify-payment.ts';
import { webhookRoutes } from './webhook-routes.ts';

export const paymentRoutes: ApiRoutes = async (app, context) => {
  await app.register(webhookRoutes, context);
  if (!context.config.production) await app.register(sandboxRoutes, context);
  await app.register(staffPaymentRoutes, context);

  serveBareCall(
    app,
    verifyPaymentCall,
    (request) => verifyPayment(context, request.params.sessionId, request),
    { preHandler: createLimitHook(context, 'payment-check') },
  );
};
