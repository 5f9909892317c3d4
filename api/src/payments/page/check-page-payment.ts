import { and, desc, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { PagePayment } from 'contract/orders/order-page';
import type { Tx } from '../../db/db.ts';
import { isOutage } from '../../db/outage.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { toLogFields } from '../../http/to-log-fields.ts';
import { recordPaidSeen } from '../already-paid.ts';
import { findProviderOf } from '../find-provider.ts';
import { fulfilPayment } from '../fulfil-payment.ts';
import { payments, paymentSessions, refunds } from '../records/tables.ts';

type SessionRow = typeof paymentSessions.$inferSelect;

interface PageCheck {
  orderid: number;
  /** Id of the session from which the customer returned. Without a known id, the last one counts. */
  sessionid: string | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Returns what became of a payment that was begun on the page of an order, or null if there was
 * none. Asks the provider if the payment is not stored yet, so that a lost webhook does not matter.
 */
export async function checkPagePayment(
  context: ApiContext,
  { orderid, sessionid = '', log }: PageCheck,
): Promise<PagePayment | null> {
  const { db } = context;
  const session =
    (await findSession(db, orderid, eq(paymentSessions.id, sessionid))) ??
    (await findSession(db, orderid, isNotNull(paymentSessions.amount)));
  if (session === null) return null;
  const storedPayment = await loadPayment(db, session);
  const status =
    storedPayment === null && session.status !== 'expired'
      ? await askProvider(context, session, log)
      : session.status;
  const payment = storedPayment ?? (await loadPayment(db, session));
  if (payment === null) {
    const amount = session.amount ?? 0;
    return { status: statusWithoutPayment[status], amount, returned: 0, reason: '' };
  }
  const { amount, refundReason, returned } = payment;
  if (refundReason !== null)
    return { status: 'returned', amount, returned: amount, reason: refundReason };
  await recordPaidSeen(db, orderid);
  return { status: 'paid', amount, returned, reason: '' };
}

const statusWithoutPayment = { open: 'open', complete: 'waiting', expired: 'closed' } as const;

/**
 * Asks the provider for a session and applies its report. Returns the session's status. An
 * unreachable provider counts as 'complete', because the payment may have come.
 */
async function askProvider(
  context: ApiContext,
  session: SessionRow,
  log: PageCheck['log'],
): Promise<SessionRow['status']> {
  const provider = findProviderOf(context, session);
  if (provider === null) return 'complete';
  try {
    const report = await provider.retrieveSession(session.id);
    await fulfilPayment(context.db, report, 'verified');
    return report.status;
  } catch (cause) {
    if (isOutage(cause)) throw cause;
    log.warn({ failure: toLogFields(cause) }, 'a payment could not be verified');
    return 'complete';
  }
}

async function findSession(
  tx: Tx,
  orderid: number,
  condition: ReturnType<typeof eq>,
): Promise<SessionRow | null> {
  const [session] = await tx
    .select()
    .from(paymentSessions)
    .where(and(eq(paymentSessions.orderid, orderid), condition))
    .orderBy(desc(paymentSessions.createdAt), desc(paymentSessions.id))
    .limit(1);
  return session ?? null;
}

/** Returns the payment of a session, with the sum of its refunds in pence. */
async function loadPayment(tx: Tx, { id }: SessionRow) {
  const [payment] = await tx
    .select({
      amount: payments.amount,
      refundReason: payments.refundReason,
      returned: sql<number>`coalesce(sum(${refunds.amount}), 0)::int`,
    })
    .from(payments)
    .leftJoin(
      refunds,
      and(eq(refunds.paymentid, payments.id), notInArray(refunds.state, ['failed', 'replaced'])),
    )
    .where(eq(payments.sessionid, id))
    .groupBy(payments.id);
  return payment ?? null;
}
