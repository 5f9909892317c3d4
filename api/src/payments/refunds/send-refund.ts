import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/db.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { toLogFields } from '../../http/to-log-fields.ts';
import { lockOrder } from '../../orders/records/find-order.ts';
import { orders } from '../../orders/records/tables.ts';
import { requireProviderOf } from '../find-provider.ts';
import type { NamedProvider } from '../limit-provider-time.ts';
import {
  type ProviderRefund,
  RefundRefusedError,
  RefundUnclearError,
} from 'server/card-providers/payment-provider';
import type { RefundRow } from '../records/refund-payments.ts';
import { payments, refunds } from '../records/tables.ts';
import { settleOrder } from '../settle-order.ts';
import { applyReport, lockRefund } from './apply-report.ts';
import { createReference, readReferenceKey } from './refund-reference.ts';

/**
 * Payment id of a refund without a payment. Such a refund was made outside the shop, so it is never
 * pending.
 */
const NO_PAYMENT = -1;

export interface SendOptions {
  log: Pick<FastifyBaseLogger, 'warn'>;
  signal?: AbortSignal;
}

/**
 * Sends a pending refund to the provider of its payment, or asks for its state if it may have been sent before.
 * Stores the provider's report. Does nothing if another call for this refund is in progress. A
 * refusal sets the refund to `failed`. After any other error the refund stays pending, and
 * `sweepRefunds` sends it again.
 */
export async function sendRefund(
  context: ApiContext,
  id: number,
  { log, signal }: SendOptions,
): Promise<void> {
  const claim = await claimRefund(context.db, id);
  if (claim === null) return;
  try {
    const provider = requireProviderOf(context, claim);
    const report = await callProvider(context.db, provider, claim, signal);
    await context.db.transaction(async (tx) => {
      await lockOrder(tx, claim.refund.orderid);
      const refund = await lockRefund(tx, id);
      if (refund !== null) await applyReport(tx, refund, report);
    });
  } catch (cause) {
    if (signal?.aborted) return;
    log.warn({ failure: toLogFields(cause), refund: id }, 'a refund could not be made');
    await saveRefundError(context.db, claim.refund, cause);
  }
}

interface Claim {
  refund: RefundRow;
  /** Name of the payment's provider. */
  provider: string;
  transactionid: string;
  orderno: string;
  /**
   * Whether the full payment is marked for refund. Staff may have refunded the payment in the
   * provider's pages.
   */
  isMarked: boolean;
}

/**
 * Reserves a pending refund for one call to the provider. The next call is possible 30 seconds
 * later, which is longer than a call takes. Each further pause is twice as long, up to 16 minutes.
 */
async function claimRefund(db: Db, id: number): Promise<Claim | null> {
  const pause = sql`interval '30 seconds' * power(2, least(${refunds.attempts}, 5))`;
  const isDue = lte(refunds.nextTry, sql`now()`);
  const [refund] = await db
    .update(refunds)
    .set({ attempts: sql`${refunds.attempts} + 1`, nextTry: sql`now() + ${pause}` })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'pending'), isDue))
    .returning();
  if (refund === undefined) return null;
  const [row] = await db
    .select({
      provider: payments.provider,
      transactionid: payments.transactionid,
      isMarked: sql<boolean>`${isNotNull(payments.refundReason)}`,
      orderno: orders.orderno,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderid))
    .where(eq(payments.id, refund.paymentid ?? NO_PAYMENT));
  if (row === undefined) throw new Error('The payment of a refund does not exist.');
  return { refund, ...row };
}

async function callProvider(
  db: Db,
  provider: NamedProvider,
  claim: Claim,
  signal: AbortSignal | undefined,
): Promise<ProviderRefund> {
  const { refund, transactionid, orderno, isMarked } = claim;
  // Looks for an existing refund first. An earlier call may have succeeded although its response
  // was lost.
  if (refund.attempts > 1 || isMarked) {
    const reports = await provider.listRefunds(transactionid, signal);
    const report = await findReport(db, claim, reports);
    if (report !== null) return report;
    if (refund.providerid !== null) throw new Error('The provider does not list the refund.');
  }
  const { amount } = refund;
  const reference = createReference(refund);
  return provider.createRefund({ transactionid, amount, reference, orderno }, signal);
}

/**
 * Returns the provider's refund that belongs to this row, or null. Without a `providerid`, ignores
 * failed refunds, because they moved no money. If the payment is marked, a refund of the same
 * amount that staff made in the provider's pages also belongs to this row.
 */
async function findReport(
  db: Db,
  { refund, isMarked }: Claim,
  reports: readonly ProviderRefund[],
): Promise<ProviderRefund | null> {
  const { providerid, key, amount } = refund;
  if (providerid !== null) return reports.find(({ id }) => id === providerid) ?? null;
  const activeRefunds = reports.filter(({ status }) => status !== 'failed');
  const ownRefund = activeRefunds.find(({ reference }) => readReferenceKey(reference) === key);
  if (ownRefund !== undefined || !isMarked) return ownRefund ?? null;
  const storedRefunds = await db
    .select({ providerid: refunds.providerid })
    .from(refunds)
    .where(eq(refunds.paymentid, refund.paymentid ?? NO_PAYMENT));
  const isForeign = ({ id, reference }: ProviderRefund) =>
    reference === '' && !storedRefunds.some((row) => row.providerid === id);
  return activeRefunds.find((report) => isForeign(report) && report.amount === amount) ?? null;
}

/** Stores why a refund was not made. A refused refund fails, which changes what is due. */
async function saveRefundError(db: Db, { id, orderid }: RefundRow, cause: unknown): Promise<void> {
  const lastError = cause instanceof Error ? cause.message : String(cause);
  const isRefused = cause instanceof RefundRefusedError;
  const isUnclear = cause instanceof RefundUnclearError;
  await db.transaction(async (tx) => {
    await lockOrder(tx, orderid);
    await tx
      .update(refunds)
      .set({
        lastError,
        ...(isRefused && { state: 'failed' as const, settledAt: new Date() }),
        ...(isUnclear && { failures: sql`${refunds.failures} + 1` }),
      })
      .where(and(eq(refunds.id, id), eq(refunds.state, 'pending')));
    if (isRefused) await settleOrder(tx, orderid, { text: 'refund failed' });
  });
}
