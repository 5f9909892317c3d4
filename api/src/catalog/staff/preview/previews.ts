import { and, eq, exists, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { listPermissions } from 'contract/calls/permissions';
import { createToken, hashToken } from '../../../people/records/session-token.ts';
import { sessions, users } from '../../../people/records/tables.ts';
import type { Db, Tx } from '../../../db/db.ts';
import { conflict, notFound, unauthorized } from '../../../http/http-error.ts';
import { writeAudit } from '../../../audit/records/write-audit.ts';
import { catalogueDrafts, cataloguePreviews } from '../records/tables.ts';
import { PREVIEW_HOURS } from '../../reads/preview-cookie.ts';

const openStates = ['open', 'scheduled', 'failed'] as const;

interface StartOptions {
  user: { id: number };
  /** Token of the staff member's sign-in. The preview ends when this sign-in ends. */
  sessionToken: string;
  draftid: number;
  /** Token of the browser's earlier preview, or null. `startPreview` deletes that preview. */
  formerToken: string | null;
}

/**
 * Starts a preview of a draft and returns the preview's token. Throws 404 for an unknown draft, and
 * 409 for a published or discarded draft. Throws 401 if the sign-in has ended since the request was
 * authenticated.
 */
export const startPreview = (db: Db, { user, sessionToken, draftid, formerToken }: StartOptions) =>
  db.transaction(async (tx) => {
    const sessionHash = hashToken(sessionToken);
    const [session] = await tx
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(eq(sessions.tokenHash, sessionHash))
      .for('key share');
    if (session === undefined) throw unauthorized();
    const [draft] = await tx
      .select({ state: catalogueDrafts.state })
      .from(catalogueDrafts)
      .where(eq(catalogueDrafts.id, draftid));
    if (draft === undefined) throw notFound('There is no such draft.');
    if (!openStates.some((state) => state === draft.state))
      throw conflict('The draft is closed. Open another one to preview it.');
    await endPreview(tx, formerToken);
    const token = createToken();
    await tx.insert(cataloguePreviews).values({
      tokenHash: hashToken(token),
      draftid,
      userid: user.id,
      sessionHash,
      expiresAt: sql`now() + make_interval(hours => ${PREVIEW_HOURS})`,
    });
    await writeAudit(tx, user, {
      action: 'draft.previewed',
      subject: { kind: 'draft', id: draftid },
    });
    return token;
  });

/** Deletes the preview with this token, and all expired previews. An unknown token is no error. */
export async function endPreview(tx: Tx, token: string | null): Promise<void> {
  await tx
    .delete(cataloguePreviews)
    .where(
      or(
        lte(cataloguePreviews.expiresAt, sql`now()`),
        eq(cataloguePreviews.tokenHash, hashToken(token ?? '')),
      ),
    );
}

/**
 * Returns the preview with this token. Returns null if the token is unknown or expired, or if the
 * draft was published or discarded. Also returns null if the sign-in has ended, or if the staff
 * member lost the permission `catalogue`.
 */
export async function findPreview(db: Db, token: string) {
  const hasSession = exists(
    db
      .select({ userid: sessions.userid })
      .from(sessions)
      .where(
        and(
          eq(sessions.tokenHash, cataloguePreviews.sessionHash),
          eq(sessions.userid, users.id),
          gt(sessions.expiresAt, sql`now()`),
        ),
      ),
  );
  const [preview] = await db
    .select({
      draftid: catalogueDrafts.id,
      version: catalogueDrafts.version,
      name: catalogueDrafts.name,
      until: cataloguePreviews.expiresAt,
      staffRole: users.staffRole,
    })
    .from(cataloguePreviews)
    .innerJoin(catalogueDrafts, eq(catalogueDrafts.id, cataloguePreviews.draftid))
    .innerJoin(users, eq(users.id, cataloguePreviews.userid))
    .where(
      and(
        eq(cataloguePreviews.tokenHash, hashToken(token)),
        gt(cataloguePreviews.expiresAt, sql`now()`),
        inArray(catalogueDrafts.state, openStates),
        eq(users.role, 'staff'),
        hasSession,
      ),
    );
  return preview && listPermissions(preview.staffRole).includes('catalogue') ? preview : null;
}
