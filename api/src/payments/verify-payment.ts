import { toPounds } from 'contract/values/pence';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from '../auth/sessions.ts';
import { isOutage } from '../db/outage.ts';
import type { ApiContext } from '../http/api-routes.ts';
import { forbidden, HttpError, notFound } from '../http/http-error.ts';
import { loggable } from '../http/loggable.ts';
import { orders } from '../orders/records/tables.ts';
import { noteShown } from './already-paid.ts';
import { needProvider } from './choose-provider.ts';
import { fulfil, type Outcome } from './fulfil.ts';
import { payments, paymentSessions } from './records/tables.ts';

/**
 * Returns whether a session is paid, from stored payments or else from the provider. Throws the
 * same 403 for another user's session and an unknown one (404 for staff). Throws 502 if the
 * provider is unreachable.
 */
export async function verifyPayment(
  context: ApiContext,
  sessionId: string,
  { user, log }: Pick<FastifyRequest, 'user' | 'log'>,
) {
  const order = await orderOf(context, sessionId, user);
  const known = await paymentOf(context, sessionId);
  if (known === null) await askProvider(context, sessionId, log);
  const payment = known ?? (await paymentOf(context, sessionId));
  const isPaid = payment !== null && payment.refundReason === null;
  if (isPaid && order.userid === user.id) await noteShown(context.db, order.id);
  return {
    success: isPaid,
    orderno: order.orderno,
    amount_total: toPounds(payment?.amount ?? order.total),
    payment_status: payment === null ? 'unpaid' : 'paid',
    transactionid: payment?.transactionid ?? '',
    error: isPaid ? null : explain(payment?.refundReason),
  };
}

async function askProvider(
  context: ApiContext,
  sessionId: string,
  log: FastifyRequest['log'],
): Promise<Outcome> {
  try {
    const session = await needProvider(context).retrieveSession(sessionId);
    return await fulfil(context.db, session, 'verified');
  } catch (cause) {
    if (cause instanceof HttpError || isOutage(cause)) throw cause;
    log.error({ failure: loggable(cause) }, 'a payment could not be verified');
    throw new HttpError(502, 'provider_failed', 'Unable to verify payment status');
  }
}

async function orderOf({ db }: ApiContext, sessionId: string, user: CurrentUser) {
  const [found] = await db
    .select({ id: orders.id, userid: orders.userid, orderno: orders.orderno, total: orders.total })
    .from(paymentSessions)
    .innerJoin(orders, eq(orders.id, paymentSessions.orderid))
    .where(eq(paymentSessions.id, sessionId));
  const isStaff = user.role === 'staff';
  if (found !== undefined && (isStaff || found.userid === user.id)) return found;
  throw isStaff
    ? notFound('There is no such payment.')
    : forbidden('There is no such payment of yours.');
}

async function paymentOf({ db }: ApiContext, sessionId: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.sessionid, sessionId));
  return payment ?? null;
}

function explain(refundReason: string | null | undefined): string {
  return refundReason
    ? `${refundReason} Your money will be returned.`
    : 'The payment has not been completed.';
}
