import { and, desc, eq, gt, ne, notInArray, sql } from 'drizzle-orm';
import type { StaffRole } from 'contract/calls/permissions';
import type { Db, Tx } from '../../db/db.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { staffFactors, sessions, users, type Role } from '../records/tables.ts';
import { hashToken, createToken } from '../records/session-token.ts';

/** Days from the sign-in until a session expires. */
export const SESSION_DAYS = 30;

/** The signed-in user of a request. */
export interface CurrentUser {
  id: number;
  role: Role;
  staffRole: StaffRole | null;
}

/** A signed-in user, with the state of the second factor. */
export interface SessionUser extends CurrentUser {
  /** Whether a staff member has set up a second factor. */
  hasFactor: boolean;
}

/** What the browser of a new session gets. */
export interface SessionSecrets {
  token: string;
  /** Value of the cookie of staff. Null for other users. */
  cookie: string | null;
}

/** Largest number of sessions of a user. */
const MAX_SESSIONS = 20;

/**
 * Starts a session and returns its secrets. The database stores only their hashes. Deletes the
 * user's oldest sessions above `MAX_SESSIONS`.
 */
export async function startSession(
  tx: Tx,
  { id: userid, role }: Pick<CurrentUser, 'id' | 'role'>,
): Promise<SessionSecrets> {
  const token = createToken();
  const cookie = role === 'staff' ? createToken() : null;
  const expiresAt = sql`now() + make_interval(days => ${SESSION_DAYS})`;
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    userid,
    expiresAt,
    cookieHash: cookie && hashToken(cookie),
  });
  const isOwnSession = eq(sessions.userid, userid);
  const newestSessions = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(isOwnSession)
    .orderBy(desc(sessions.expiresAt))
    .limit(MAX_SESSIONS);
  await tx
    .delete(sessions)
    .where(and(isOwnSession, notInArray(sessions.tokenHash, newestSessions)));
  return { token, cookie };
}

/**
 * Returns the user of the session with this token. Returns null if the session is unknown or
 * expired, or if it is a session of staff and the request does not carry its cookie.
 */
export async function findUser(
  db: Db,
  token: string,
  cookie: string | null,
): Promise<SessionUser | null> {
  const [user] = await userByTokenQuery(db).execute({ tokenHash: hashToken(token) });
  if (user === undefined) return null;
  const { factorOwner, cookieHash, ...currentUser } = user;
  const hasOwnCookie = cookie !== null && hashToken(cookie) === cookieHash;
  if (user.role === 'staff' && !hasOwnCookie) return null;
  return { ...currentUser, hasFactor: factorOwner !== null };
}

const userByTokenQuery = prepareOnce((db) =>
  db
    .select({
      id: users.id,
      role: users.role,
      staffRole: users.staffRole,
      factorOwner: staffFactors.userid,
      cookieHash: sessions.cookieHash,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userid))
    .leftJoin(staffFactors, eq(staffFactors.userid, users.id))
    .where(
      and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql`now()`)),
    )
    .prepare('user_of_token'),
);

/** Ends the session with this token. An unknown token is no error. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** Ends every session of a user except the one with this token. */
export async function endOtherSessions(tx: Tx, userid: number, token: string): Promise<void> {
  const isOtherSession = ne(sessions.tokenHash, hashToken(token));
  await tx.delete(sessions).where(and(eq(sessions.userid, userid), isOtherSession));
}
