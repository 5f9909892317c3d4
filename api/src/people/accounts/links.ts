import { and, desc, eq, gt, notInArray, sql } from 'drizzle-orm';
import { hashToken, createToken } from '../records/session-token.ts';
import type { Db, Tx } from '../../db/db.ts';
import { HttpError } from '../../http/http-error.ts';
import { mailedLinks } from './tables.ts';

type LinkPurpose = (typeof mailedLinks.$inferSelect)['purpose'];

/** Lifetime of a link in minutes, by purpose. */
export const LINK_MINUTES: Record<LinkPurpose, number> = { password: 30, email: 24 * 60 };

/**
 * Largest number of links of one purpose for a user. A new link deletes the oldest link above this
 * limit. With a limit of one, a stranger's request would delete the owner's valid link.
 */
const MAX_LINKS = 5;

interface NewLink {
  userid: number;
  purpose: LinkPurpose;
  /** Address to which the link is mailed. */
  email: string;
}

/** Creates a link and returns the link's token. The database stores only the token's hash. */
export async function createLink(tx: Tx, { userid, purpose, email }: NewLink): Promise<string> {
  const token = createToken();
  const expiresAt = sql`now() + make_interval(mins => ${LINK_MINUTES[purpose]})`;
  const tokenHash = hashToken(token);
  await tx.insert(mailedLinks).values({ tokenHash, userid, purpose, email, expiresAt });
  const isOwnLink = and(eq(mailedLinks.userid, userid), eq(mailedLinks.purpose, purpose));
  const newestLinks = tx
    .select({ tokenHash: mailedLinks.tokenHash })
    .from(mailedLinks)
    .where(isOwnLink)
    .orderBy(desc(mailedLinks.expiresAt))
    .limit(MAX_LINKS);
  await tx
    .delete(mailedLinks)
    .where(and(isOwnLink, notInArray(mailedLinks.tokenHash, newestLinks)));
  return token;
}

/**
 * Checks that the token's link is valid, without consuming the link. Throws 410 for an invalid
 * link.
 */
export async function checkLink(db: Db, purpose: LinkPurpose, token: string): Promise<void> {
  const usableLinks = await db
    .select({ userid: mailedLinks.userid })
    .from(mailedLinks)
    .where(isUsableLink(purpose, token));
  if (usableLinks.length === 0) throw createLinkEndedError();
}

/**
 * Deletes the token's link, and returns the link's user and e-mail. Throws 410 for an invalid link.
 */
export async function consumeLink(tx: Tx, purpose: LinkPurpose, token: string) {
  const [link] = await tx
    .delete(mailedLinks)
    .where(isUsableLink(purpose, token))
    .returning({ userid: mailedLinks.userid, email: mailedLinks.email });
  if (link === undefined) throw createLinkEndedError();
  return link;
}

/** Deletes every link of a user, for example after the password or e-mail has changed. */
export async function deleteLinks(tx: Tx, userid: number): Promise<void> {
  await tx.delete(mailedLinks).where(eq(mailedLinks.userid, userid));
}

export const createLinkEndedError = () =>
  new HttpError(410, 'link_ended', 'This link was used already or is too old.');

const isUsableLink = (purpose: LinkPurpose, token: string) =>
  and(
    eq(mailedLinks.tokenHash, hashToken(token)),
    eq(mailedLinks.purpose, purpose),
    gt(mailedLinks.expiresAt, sql`now()`),
  );
