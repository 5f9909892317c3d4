import { and, desc, eq, gt, notInArray, sql } from 'drizzle-orm';
import { hashToken, newToken } from '../auth/session-token.ts';
import type { Db, Tx } from '../db/db.ts';
import { HttpError } from '../http/http-error.ts';
import { accountLinks } from './tables.ts';

type Purpose = (typeof accountLinks.$inferSelect)['purpose'];

/** Minutes for which a link can be used. */
export const LINK_MINUTES: Record<Purpose, number> = { password: 30, email: 24 * 60 };

/** Links of one kind that a user has at a time: asking again, as strangers may, ends no newer one. */
const MOST_LINKS = 5;

interface NewLink {
  userid: number;
  purpose: Purpose;
  /** Where the link is sent to. */
  email: string;
}

/** Makes a link and returns its token, which is in the mail and nowhere else. */
export async function newLink(tx: Tx, { userid, purpose, email }: NewLink): Promise<string> {
  const token = newToken();
  const expiresAt = sql`now() + make_interval(mins => ${LINK_MINUTES[purpose]})`;
  const tokenHash = hashToken(token);
  await tx.insert(accountLinks).values({ tokenHash, userid, purpose, email, expiresAt });
  const own = and(eq(accountLinks.userid, userid), eq(accountLinks.purpose, purpose));
  const last = tx
    .select({ tokenHash: accountLinks.tokenHash })
    .from(accountLinks)
    .where(own)
    .orderBy(desc(accountLinks.expiresAt))
    .limit(MOST_LINKS);
  await tx.delete(accountLinks).where(and(own, notInArray(accountLinks.tokenHash, last)));
  return token;
}

/** Throws 410 unless a link with this token can still be used; it is not used by being looked at. */
export async function checkLink(db: Db, purpose: Purpose, token: string): Promise<void> {
  const found = await db
    .select({ userid: accountLinks.userid })
    .from(accountLinks)
    .where(usable(purpose, token));
  if (found.length === 0) throw linkEnded();
}

/** Uses a link up and returns whose it is and where it was sent to. Throws 410 for one that has ended. */
export async function takeLink(tx: Tx, purpose: Purpose, token: string) {
  const [link] = await tx
    .delete(accountLinks)
    .where(usable(purpose, token))
    .returning({ userid: accountLinks.userid, email: accountLinks.email });
  if (link === undefined) throw linkEnded();
  return link;
}

/** Ends every link of a user: who can sign in otherwise decides what the account is. */
export async function endLinks(tx: Tx, userid: number): Promise<void> {
  await tx.delete(accountLinks).where(eq(accountLinks.userid, userid));
}

export const linkEnded = () =>
  new HttpError(410, 'link_ended', 'This link was used already or is too old.');

const usable = (purpose: Purpose, token: string) =>
  and(
    eq(accountLinks.tokenHash, hashToken(token)),
    eq(accountLinks.purpose, purpose),
    gt(accountLinks.expiresAt, sql`now()`),
  );
