import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import Stripe from 'stripe';
import type { Db } from '../../../db/db.ts';
import type { HostedSession, PaymentProvider, SessionRequest } from '../../provider.ts';
import { readStripeEvent } from '../stripe/read-stripe-event.ts';
import { sandboxSessions } from '../../records/tables.ts';
import { createSandboxRefund, listSandboxRefunds } from './sandbox-refund.ts';

export type SandboxSession = typeof sandboxSessions.$inferSelect;

/** Secret for the sandbox's webhooks. Each process signs and verifies only its own webhooks. */
export const SANDBOX_SECRET = `whsec_${randomBytes(24).toString('hex')}`;

/**
 * Stripe's library. The sandbox uses only the library's functions that sign and verify webhooks,
 * which need no network.
 */
export const stripeTools = new Stripe('sk_test_sandbox');

/** Lifetime of a payment page in ms. Stripe's pages have the same lifetime. */
const PAGE_LIFETIME_MS = 24 * 3_600_000;

/**
 * A local replacement for Stripe's payment page, with sessions in the database. Never used in
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
    readEvent: (body, headers) => readStripeEvent(stripeTools, body, headers, SANDBOX_SECRET),
  };
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

function toHostedSession(row: SandboxSession): HostedSession {
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
