import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { sandboxSessions } from '../records/tables.ts';
import { findSandboxSession, type SandboxSession } from './sandbox-provider.ts';
import { type CardComplaint, checkCard, type TypedCard } from './test-card.ts';

export interface PayResult {
  session: SandboxSession;
  complaints: CardComplaint[];
  /** Whether this attempt paid the session. */
  isPaidNow: boolean;
}

/** Attempts to pay an open session with a test card. Resolves to null for an unknown session. */
export async function paySession(db: Db, id: string, card: TypedCard): Promise<PayResult | null> {
  const session = await findSandboxSession(db, id);
  if (session === null) return null;
  if (session.status !== 'open') return { session, complaints: [], isPaidNow: false };
  const complaints = checkCard(card);
  const isDeclined = complaints.some(({ field }) => field === 'card');
  const change =
    complaints.length === 0
      ? { status: 'complete' as const, transactionid: `pi_${randomBytes(12).toString('hex')}` }
      : { declined: session.declined || isDeclined };
  const [changed] = await db
    .update(sandboxSessions)
    .set(change)
    .where(and(eq(sandboxSessions.id, id), eq(sandboxSessions.status, 'open')))
    .returning();
  const isPaidNow = changed?.status === 'complete';
  return {
    session: changed ?? (await findSandboxSession(db, id)) ?? session,
    complaints,
    isPaidNow,
  };
}
