import type { placeOrder } from 'contract/orders/placement-calls';
import type { FastifyRequest } from 'fastify';
import { hasPermission } from '../../people/sessions/guards.ts';
import { resolveOwnerId } from '../../people/sessions/resolve-owner-id.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import type { CallBody } from '../../http/serve-call.ts';
import { resolveSiteOrigin } from '../../http/resolve-site-origin.ts';
import { readEventDate } from '../due/event-date.ts';
import { type CheckedSubmission, checkSubmission } from './submission.ts';
import type { PaymentMethod } from 'contract/payments/payment-method';

type Body = CallBody<typeof placeOrder>;

/**
 * Reads and checks the order in a request, for either payment method. Throws 404 if staff order for
 * an unknown user, and 409 if the order cannot be placed.
 */
export async function readSubmission(
  { config, db }: Pick<ApiContext, 'config' | 'db'>,
  request: FastifyRequest & { body: Omit<Body, 'products'> & { deposit?: number } },
  method: PaymentMethod,
  products: Body['products'],
): Promise<CheckedSubmission> {
  const { packages, personalised, customerid, ...body } = request.body;
  return checkSubmission(db, {
    userid: await resolveOwnerId(db, request),
    customerid: customerid ?? null,
    basket: { products, packages, personalised },
    method,
    totalamount: body.totalamount,
    deposit: (method === 'online' && body.deposit) || null,
    idempotencyKey: body.idempotencyKey || null,
    site: resolveSiteOrigin(config, request),
    note: body.note?.trim() ?? null,
    eventDate: readEventDate(body.eventdate),
    schedule: body.schedule ?? null,
    placedBy: hasPermission(request.user, 'orders') ? request.user.id : null,
    ip: request.ip,
  });
}
