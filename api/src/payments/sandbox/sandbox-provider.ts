import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type {
  HostedSession,
  PaymentProvider,
  ProviderEvent,
  SessionRequest,
} from 'server/card-providers/payment-provider';
import { sandboxSessions } from '../records/tables.ts';
import {
  listSandboxPayouts,
  listSandboxTransactions,
  retrieveSandboxPayout,
} from './sandbox-payout.ts';
import { createSandboxRefund, listSandboxRefunds } from './sandbox-refund.ts';

export type SandboxSession = typeof sandboxSessions.$inferSelect;

/** Key for the sandbox's webhooks. Each process signs and verifies only its own webhooks. */
const webhookKey = randomBytes(32);

/** Header with the signature of a webhook of the sandbox. */
export const SANDBOX_SIGNATURE_HEADER = 'sandbox-signature';

/** Returns the signature of a webhook's body. */
export const signSandboxEvent = (body: string | Buffer): string =>
  createHmac('sha256', webhookKey).update(body).digest('hex');

/** Lifetime of a payment page in ms. Hosted payment pages of real providers live as long. */
const PAGE_LIFETIME_MS = 24 * 3_600_000;

/**
 * A local replacement for a provider's payment page, with sessions in the database. Never used in
 * production.
 */
export function createSandboxProvider(db: Db): PaymentProvider {
  return {
    async createSession(request) {
      await db.insert(sandboxSessions).values(buildSessionRow(request)).onConflictDoNothing();
      const { idempotencyKey } = request;
      const hasSameKey = eq(sandboxSessions.idempotencyKey, idempotencyKey);
      const [row] = await db.select().from(sandboxSessions).where(hasSameKey);
      if (row === undefined) throw new Error('The sandbox session was not stored.');
      return toHostedSession(row);
    },
    retrieveSession: (id) => loadHostedSession(db, id),
    async expireSession(id) {
      await db
        .update(sandboxSessions)
        .set({ status: 'expired' })
        .where(and(eq(sandboxSessions.id, id), eq(sandboxSessions.status, 'open')));
      return loadHostedSession(db, id);
    },
    createRefund: (request) => createSandboxRefund(db, request),
    listRefunds: (transactionid) => listSandboxRefunds(db, transactionid),
    listPayouts: (days) => listSandboxPayouts(db, days),
    retrievePayout: (id) => retrieveSandboxPayout(db, id),
    listBalanceTransactions: (payoutid) => listSandboxTransactions(db, payoutid),
    readEvent: readSandboxEvent,
  };
}

/** Parses an event, which `send-event.ts` sends in the shop's own form. */
function readSandboxEvent(body: Buffer, headers: IncomingHttpHeaders): ProviderEvent {
  const signature = Buffer.from(String(headers[SANDBOX_SIGNATURE_HEADER]));
  const expectedSignature = Buffer.from(signSandboxEvent(body));
  const isSigned =
    signature.length === expectedSignature.length && timingSafeEqual(signature, expectedSignature);
  if (!isSigned) throw new Error('The event is not signed by this process.');
  return JSON.parse(body.toString()) as ProviderEvent;
}

/** Returns a session, or null. Marks the session as expired first if its time is over. */
export async function findSandboxSession(db: Db, id: string): Promise<SandboxSession | null> {
  await db
    .update(sandboxSessions)
    .set({ status: 'expired' })
    .where(
      and(
        eq(sandboxSessions.id, id),
        eq(sandboxSessions.status, 'open'),
        sql`${sandboxSessions.expiresAt} <= now()`,
      ),
    );
  const [row] = await db.select().from(sandboxSessions).where(eq(sandboxSessions.id, id));
  return row ?? null;
}

async function loadHostedSession(db: Db, id: string): Promise<HostedSession> {
  const row = await findSandboxSession(db, id);
  if (row === null) throw new Error('The sandbox has no such session.');
  return toHostedSession(row);
}

function buildSessionRow(request: SessionRequest): typeof sandboxSessions.$inferInsert {
  const { idempotencyKey, orderno, lines, cancelUrl } = request;
  const id = `cs_test_${randomBytes(32).toString('hex')}`;
  return {
    id,
    idempotencyKey,
    orderno,
    lines,
    cancelUrl,
    status: 'open',
    amount: lines.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0),
    successUrl: request.successUrl.replace('{CHECKOUT_SESSION_ID}', id),
    url: `${request.apiBase}/sandbox/pay/${id}`,
    expiresAt: new Date(Date.now() + PAGE_LIFETIME_MS),
  };
}

export function toHostedSession(row: SandboxSession): HostedSession {
  const { id, url, status, amount, orderno } = row;
  return {
    id,
    url,
    status,
    amount,
    orderno,
    attempt: row.idempotencyKey,
    isPaid: status === 'complete',
    currency: 'gbp',
    mode: 'payment',
    transactionid: row.transactionid ?? id,
  };
}
