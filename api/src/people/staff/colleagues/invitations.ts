import type { StaffRole } from 'contract/calls/permissions';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { findAccount, findUserRecord } from '../../records/accounts.ts';
import { createToken, hashToken } from '../../records/session-token.ts';
import { isEmail } from '../../sign-in/sign-in.ts';
import type { Db, Tx } from '../../../db/db.ts';
import { conflict, HttpError, notFound } from '../../../http/http-error.ts';
import { enqueueMail } from '../../../mail/queue/queue.ts';
import { writeAudit } from '../../../audit/records/write-audit.ts';
import { invalidField } from '../../../http/invalid-field.ts';
import { staffInvitations } from './tables.ts';

/** Days for which the link of an invitation is valid. */
export const INVITATION_DAYS = 3;

const expiresAt = sql<Date>`now() + make_interval(days => ${INVITATION_DAYS})`;

interface NewInvitation {
  email: string;
  role: StaffRole;
  /** Origin of the storefront, for the mailed link. */
  site: string;
}

/**
 * Invites a colleague by mail. A new invitation to the same e-mail replaces the previous one.
 * Throws 400 for an invalid e-mail, and 409 if the person is already a colleague.
 */
export async function inviteColleague(
  db: Db,
  user: { id: number },
  { email, role, site }: NewInvitation,
): Promise<number> {
  if (!isEmail(email)) throw invalidField('email', 'This is not an e-mail address.');
  return db.transaction(async (tx) => {
    const account = await findAccount(tx, email);
    if (account?.role === 'staff')
      throw conflict(`${account.email} is a colleague already.`, 'already_staff');
    await tx.delete(staffInvitations).where(and(hasEmail(email), isUnused));
    const owner = await findUserRecord(tx, user.id);
    const [invitation] = await tx
      .insert(staffInvitations)
      .values({ email, staffRole: role, invitedBy: owner?.email ?? '', expiresAt })
      .returning({ id: staffInvitations.id });
    if (invitation === undefined) throw new Error('The invitation was not stored.');
    await writeAudit(tx, user, {
      action: 'invitation.sent',
      subject: { kind: 'invitation', id: invitation.id },
      after: { email, role },
    });
    await enqueueMail(tx, { job: { kind: 'staff-invitation', id: invitation.id, site } });
    return invitation.id;
  });
}

/**
 * Deletes an invitation that was not accepted, so that its link stops working. Throws 404 for an
 * unknown invitation.
 */
export async function withdrawInvitation(db: Db, user: { id: number }, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [invitation] = await tx
      .delete(staffInvitations)
      .where(and(eq(staffInvitations.id, id), isUnused))
      .returning();
    if (invitation === undefined) throw notFound('There is no such invitation.');
    await writeAudit(tx, user, {
      action: 'invitation.withdrawn',
      subject: { kind: 'invitation', id },
      before: { email: invitation.email, role: invitation.staffRole },
    });
  });
}

/** Returns the invitations that can still be accepted, newest first. */
export function listInvitations(db: Db) {
  const { id, email, staffRole: role, invitedBy, expiresAt: expires } = staffInvitations;
  return db
    .select({ id, email, role, invitedBy, expiresAt: expires })
    .from(staffInvitations)
    .where(and(isUnused, gt(expires, sql`now()`)))
    .orderBy(sql`${id} desc`);
}

/**
 * Creates a token for the mailed link of an invitation and renews the invitation's period. The
 * token of an earlier mail stops working. Returns null if the invitation was withdrawn or accepted.
 */
export async function createInvitationToken(db: Db, id: number) {
  const token = createToken();
  const [invitation] = await db
    .update(staffInvitations)
    .set({ tokenHash: hashToken(token), expiresAt })
    .where(and(eq(staffInvitations.id, id), isUnused))
    .returning();
  return invitation ? { ...invitation, token } : null;
}

/**
 * Returns the invitation of a link. Throws 410 if the link does not work. The error's code tells
 * the reason.
 */
export async function findInvitation(tx: Tx, token: string) {
  const [invitation] = await tx
    .select()
    .from(staffInvitations)
    .where(eq(staffInvitations.tokenHash, hashToken(token)))
    .for('update');
  if (invitation === undefined)
    throw new HttpError(
      410,
      'invitation_unknown',
      'This link is not complete, or a newer invitation has replaced it.',
    );
  if (invitation.acceptedAt !== null)
    throw new HttpError(410, 'invitation_used', 'This invitation was accepted already.');
  if (invitation.expiresAt.getTime() <= Date.now())
    throw new HttpError(
      410,
      'invitation_expired',
      `This invitation is more than ${INVITATION_DAYS} days old.`,
    );
  return invitation;
}

const isUnused = isNull(staffInvitations.acceptedAt);

const hasEmail = (email: string) => sql`lower(${staffInvitations.email}) = lower(${email})`;
