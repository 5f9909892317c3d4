import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ProviderDispute, ProviderRefund } from 'server/card-providers/payment-provider';
import type { Db } from '../../db/db.ts';
import { sandboxSessions } from '../records/tables.ts';
import type { SandboxSession } from './sandbox-provider.ts';
import { listSandboxRefunds } from './sandbox-refund.ts';
import { sendDisputeEvent } from './send-event.ts';
import { disputedPrefixes } from './test-card.ts';

/** Time for the response to a dispute, in seconds. Banks give one to three weeks. */
const RESPONSE_SECONDS = 14 * 86_400;

/** Sends the webhooks about a payment with a card that is disputed at once. */
export async function sendOpeningEvents(
  app: FastifyInstance,
  session: SandboxSession,
): Promise<void> {
  const dispute = buildDispute(session);
  if (dispute === null) return;
  if (dispute.kind === 'fraud_warning')
    return sendDisputeEvent(app, 'radar.early_fraud_warning.created', dispute);
  await sendDisputeEvent(app, 'charge.dispute.created', dispute);
  if (dispute.isInquiry) return;
  const withdrawnDispute = { ...dispute, withdrawnAt: dispute.reportedAt };
  await sendDisputeEvent(app, 'charge.dispute.funds_withdrawn', withdrawnDispute);
}

/** Returns the dispute of a paid session as of now, or null if its card is not disputed. */
export function buildDispute(session: SandboxSession): ProviderDispute | null {
  const { transactionid, amount } = session;
  if (transactionid === null) return null;
  const reportedAt = Math.floor(Date.now() / 1000);
  const dispute: ProviderDispute = {
    id: transactionid.replace('pi_', 'du_'),
    kind: 'dispute',
    transactionid,
    amount,
    currency: 'gbp',
    reason: 'fraudulent',
    status: 'needs_response',
    isInquiry: false,
    isAppeal: false,
    dueBy: reportedAt + RESPONSE_SECONDS,
    withdrawnAt: null,
    reinstatedAt: null,
    reportedAt,
  };
  if (transactionid.startsWith(disputedPrefixes.dispute)) return dispute;
  if (transactionid.startsWith(disputedPrefixes.inquiry)) return { ...dispute, isInquiry: true };
  if (!transactionid.startsWith(disputedPrefixes.fraudWarning)) return null;
  return {
    ...dispute,
    id: transactionid.replace('pi_', 'issfr_'),
    kind: 'fraud_warning',
    reason: 'made_with_stolen_card',
    amount: null,
    currency: null,
    dueBy: null,
  };
}

/** Returns the paid session of a disputed payment, or null. */
export async function findDisputedSession(
  db: Db,
  transactionid: string,
): Promise<SandboxSession | null> {
  const [session] = await db
    .select()
    .from(sandboxSessions)
    .where(eq(sandboxSessions.transactionid, transactionid));
  return session ?? null;
}

/**
 * Returns the event that follows if a refund completes the refund of a payment: an inquiry and a
 * fraud warning end.
 */
export async function findClosingDispute(
  db: Db,
  { transactionid }: ProviderRefund,
): Promise<{ type: string; dispute: ProviderDispute } | null> {
  const session = await findDisputedSession(db, transactionid);
  if (session === null) return null;
  const dispute = buildDispute(session);
  if (dispute === null || (dispute.kind === 'dispute' && !dispute.isInquiry)) return null;
  const refunds = await listSandboxRefunds(db, transactionid);
  const refundedAmount = refunds
    .filter(({ status }) => status === 'done')
    .reduce((total, { amount }) => total + amount, 0);
  if (refundedAmount < session.amount) return null;
  const type =
    dispute.kind === 'dispute' ? 'charge.dispute.closed' : 'radar.early_fraud_warning.updated';
  return { type, dispute: { ...dispute, status: 'closed' } };
}
