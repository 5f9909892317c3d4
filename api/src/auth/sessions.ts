import { and, desc, eq, gt, ne, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/db.ts';
import { hashToken, newToken } from './session-token.ts';
import { sessions, users, type Role } from './tables.ts';

/** Days until a sign-in ends. */
const SESSION_DAYS = 30;

/** Who is asking, as every handler sees it. */
export interface CurrentUser {
  id: number;
  role: Role;
}

/** Sessions that one user has at a time: the last ones. */
const MOST_SESSIONS = 20;

/** Starts a session and returns its token, which is not kept anywhere; the oldest beyond `MOST_SESSIONS` end. */
export async function startSession(tx: Tx, userid: number): Promise<string> {
  const token = newToken();
  const expiresAt = sql`now() + make_interval(days => ${SESSION_DAYS})`;
  await tx.insert(sessions).values({ tokenHash: hashToken(token), userid, expiresAt });
  const own = eq(sessions.userid, userid);
  const last = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(own)
    .orderBy(desc(sessions.expiresAt))
    .limit(MOST_SESSIONS);
  await tx.delete(sessions).where(and(own, notInArray(sessions.tokenHash, last)));
  return token;
}

/** The user of a live session, or null. */
export async function findUser(db: Db, token: string): Promise<CurrentUser | null> {
  const [user] = await db
    .select({ id: users.id, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userid))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, sql`now()`)));
  return user ?? null;
}

/** Ends a session; an unknown token is no failure. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** Ends every session of a user but the one of this token. */
export async function endOtherSessions(tx: Tx, userid: number, token: string): Promise<void> {
  const isOther = ne(sessions.tokenHash, hashToken(token));
  await tx.delete(sessions).where(and(eq(sessions.userid, userid), isOther));
}
