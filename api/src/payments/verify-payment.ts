import { formatDay } from 'contract/calendar/date-texts';
import { formatMoney, toPounds } from 'contract/values/pence';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { hasPermission } from '../people/sessions/guards.ts';
import type { CurrentUser } from '../people/sessions/sessions.ts';
import { isOutage } from '../db/outage.ts';
import type { ApiContext } from '../http/api-routes.ts';
import { forbidden, HttpError, notFound } from '../http/http-error.ts';
import { toLogFields } from '../http/to-log-fields.ts';
import type { Tx } from '../db/db.ts';
import { loadMoney, type PricedOrder } from './ledger/load-money.ts';
import { orders } from '../orders/records/tables.ts';
import { recordPaidSeen } from './already-paid.ts';
import { requireProviderOf } from './find-provider.ts';
import { fulfilPayment, type PaymentOutcome } from './fulfil-payment.ts';
import { payments, paymentSessions } from './records/tables.ts';

/**
 * Returns whether a payment session is paid. Reads stored payments first, and otherwise asks the
 * provider. Throws the same 403 for another user's session and for an unknown session. Throws 404
 * for staff if the session is unknown. Throws 502 if the provider is unreachable.
 */
export async function verifyPayment(
  context: ApiContext,
  sessionId: string,
  { user, log }: Pick<FastifyRequest, 'user' | 'log'>,
) {
  const order = await findSessionOrder(context, sessionId, user);
  const storedPayment = await findPayment(context, sessionId);
  if (storedPayment === null)
    await askProvider(context, { id: sessionId, provider: order.provider }, log);
  const payment = storedPayment ?? (await findPayment(context, sessionId));
  const isPaid = payment !== null && payment.refundReason === null;
  if (isPaid && order.userid === user.id) await recordPaidSeen(context.db, order.id);
  return {
    success: isPaid,
    orderno: order.orderno,
    amount_total: toPounds(payment?.amount ?? order.total),
    payment_status: payment === null ? 'unpaid' : await describeStatus(context.db, order),
    transactionid: payment?.transactionid ?? '',
    error: isPaid ? null : explainFailure(payment?.refundReason),
  };
}

/** Returns 'paid', or for an order with a deposit what is still to be paid. */
async function describeStatus(
  tx: Tx,
  order: PricedOrder & { restDueOn: string | null },
): Promise<string> {
  const { due } = await loadMoney(tx, order);
  if (due === 0) return 'paid';
  const day = order.restDueOn === null ? '' : ` by ${formatDay(order.restDueOn)}`;
  return `deposit paid, ${formatMoney(due)} still to pay${day}`;
}

/** Fetches the session from the provider and applies the report to the order. */
async function askProvider(
  context: ApiContext,
  { id, provider }: { id: string; provider: string },
  log: FastifyRequest['log'],
): Promise<PaymentOutcome> {
  try {
    const session = await requireProviderOf(context, { provider }).retrieveSession(id);
    return await fulfilPayment(context.db, session, 'verified');
  } catch (cause) {
    if (cause instanceof HttpError || isOutage(cause)) throw cause;
    log.error({ failure: toLogFields(cause) }, 'a payment could not be verified');
    throw new HttpError(502, 'provider_failed', 'Unable to verify payment status');
  }
}

async function findSessionOrder({ db }: ApiContext, sessionId: string, user: CurrentUser) {
  const [sessionOrder] = await db
    .select({
      id: orders.id,
      userid: orders.userid,
      orderno: orders.orderno,
      total: orders.total,
      state: orders.state,
      restDueOn: orders.restDueOn,
      provider: paymentSessions.provider,
    })
    .from(paymentSessions)
    .innerJoin(orders, eq(orders.id, paymentSessions.orderid))
    .where(eq(paymentSessions.id, sessionId));
  const isStaff = hasPermission(user, 'orders');
  if (sessionOrder !== undefined && (isStaff || sessionOrder.userid === user.id))
    return sessionOrder;
  throw isStaff
    ? notFound('There is no such payment.')
    : forbidden('There is no such payment of yours.');
}

async function findPayment({ db }: ApiContext, sessionId: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.sessionid, sessionId));
  return payment ?? null;
}

function explainFailure(refundReason: string | null | undefined): string {
  return refundReason
    ? `${refundReason} Your money will be returned.`
    : 'The payment has not been completed.';
}
