import type { StaffRole } from 'contract/calls/permissions';
import { eq, sql } from 'drizzle-orm';
import { removeFactor } from '../../sign-in/factor/remove-factor.ts';
import { sessions, users } from '../../records/tables.ts';
import { contactMessages } from '../../../contact/tables.ts';
import type { Db, Tx } from '../../../db/db.ts';
import { conflict } from '../../../http/http-error.ts';
import { writeAudit } from '../../../audit/records/write-audit.ts';
import { lockColleague } from './colleagues.ts';
import { RoleChangedError } from './role-changed-error.ts';

type Actor = { id: number };

interface RoleChange {
  role: StaffRole;
  /** The role on the owner's page when the change was sent. */
  currentRole: StaffRole;
  reason: string;
}

/**
 * Changes the role of a colleague. The new role applies from the colleague's next request. Throws
 * 409 for the last owner, or if another owner has changed the role meanwhile.
 */
export async function changeRole(
  db: Db,
  actor: Actor,
  id: number,
  { role, currentRole, reason }: RoleChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const colleague = await lockColleague(tx, id);
    if (colleague.role === role) return;
    if (colleague.role !== currentRole) throw await RoleChangedError.create(tx, colleague);
    if (colleague.isLastOwner) throw createLastOwnerError();
    await tx.update(users).set({ staffRole: role }).where(eq(users.id, id));
    await writeAudit(tx, actor, {
      action: 'person.roleChanged',
      subject: toSubject(id),
      before: { role: colleague.role },
      after: { role },
      reason,
    });
  });
}

/**
 * Turns a colleague's account into a customer account without a second factor, ends its sessions and
 * unassigns its messages. Throws 409 for the last owner.
 */
export async function removeColleague(
  db: Db,
  actor: Actor,
  id: number,
  reason: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { email, role, isLastOwner } = await lockColleague(tx, id);
    if (isLastOwner) throw createLastOwnerError();
    await writeAudit(tx, actor, {
      action: 'person.removed',
      subject: toSubject(id),
      before: { email, role },
      reason,
    });
    await tx.update(users).set({ role: 'customer', staffRole: null }).where(eq(users.id, id));
    await tx.delete(sessions).where(eq(sessions.userid, id));
    await removeFactor(tx, id);
    // The colleague's messages become unassigned, because only their assignee would look at them.
    await tx
      .update(contactMessages)
      .set({ assigneeid: null, version: sql`${contactMessages.version} + 1` })
      .where(eq(contactMessages.assigneeid, id));
  });
}

/** Signs a colleague out on all devices. */
export async function endSessions(db: Db, actor: Actor, id: number): Promise<void> {
  await changeAccess(db, actor, id, 'person.sessionsEnded', async () => undefined);
}

/**
 * Removes the second factor of a colleague, for example after the loss of a phone. Ends the
 * colleague's sessions.
 */
export async function resetFactor(db: Db, actor: Actor, id: number): Promise<void> {
  if (actor.id === id)
    throw conflict('Your own second factor is changed on the page Security.', 'own_factor');
  await changeAccess(db, actor, id, 'factor.reset', (tx) => removeFactor(tx, id));
}

async function changeAccess(
  db: Db,
  actor: Actor,
  id: number,
  action: string,
  change: (tx: Tx) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockColleague(tx, id);
    const deletedSessions = await tx
      .delete(sessions)
      .where(eq(sessions.userid, id))
      .returning({ userid: sessions.userid });
    await change(tx);
    await writeAudit(tx, actor, {
      action,
      subject: toSubject(id),
      before: { sessions: deletedSessions.length },
      after: { sessions: 0 },
    });
  });
}

const toSubject = (id: number) => ({ kind: 'person', id });

const createLastOwnerError = () =>
  conflict(
    'The last owner cannot be changed or removed. Make somebody else owner first.',
    'last_owner',
  );
