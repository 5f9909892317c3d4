import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { sandboxSessions } from '../records/tables.ts';
import { findSandboxSession, type SandboxSession } from './sandbox-provider.ts';
import { type CardError, checkCard, getTransactionPrefix, type TypedCard } from './test-card.ts';

export interface PayResult {
  session: SandboxSession;
  cardErrors: CardError[];
  /** Whether this attempt paid the session. */
  isPaidNow: boolean;
}

/** Attempts to pay an open session with a test card. Resolves to null for an unknown session. */
export async function paySession(db: Db, id: string, card: TypedCard): Promise<PayResult | null> {
  const session = await findSandboxSession(db, id);
  if (session === null) return null;
  if (session.status !== 'open') return { session, cardErrors: [], isPaidNow: false };
  const cardErrors = checkCard(card);
  const isDeclined = cardErrors.some(({ field }) => field === 'card');
  const changes =
    cardErrors.length === 0
      ? { status: 'complete' as const, transactionid: createTransactionId(card) }
      : { declined: session.declined || isDeclined };
  const [updatedSession] = await db
    .update(sandboxSessions)
    .set(changes)
    .where(and(eq(sandboxSessions.id, id), eq(sandboxSessions.status, 'open')))
    .returning();
  const isPaidNow = updatedSession?.status === 'complete';
  return {
    session: updatedSession ?? (await findSandboxSession(db, id)) ?? session,
    cardErrors,
    isPaidNow,
  };
}

const createTransactionId = (card: TypedCard) =>
  `${getTransactionPrefix(card)}${randomBytes(12).toString('hex')}`;
