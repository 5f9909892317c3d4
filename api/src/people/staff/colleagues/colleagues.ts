import type { StaffRole } from 'contract/calls/permissions';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { staffFactors, sessions, users } from '../../records/tables.ts';
import type { Db, Tx } from '../../../db/db.ts';
import { notFound } from '../../../http/http-error.ts';
import { staffAudit } from '../../../audit/records/tables.ts';

/** Actions in the audit log that count as sign-ins. */
const SIGN_IN_ACTIONS = ['session.started', 'invitation.accepted'];

export interface Colleague {
  id: number;
  name: string;
  email: string;
  role: StaffRole;
  hasFactor: boolean;
  lastSignInAt: Date | null;
  sessionCount: number;
}

/** Returns all staff members, sorted by name. */
export async function listColleagues(db: Db): Promise<Colleague[]> {
  const sessionCount = db.$count(
    sessions,
    and(eq(sessions.userid, users.id), gt(sessions.expiresAt, sql`now()`)),
  );
  const lastSignIn = db
    .select({ staffid: staffAudit.staffid, at: sql<string>`max(${staffAudit.at})`.as('at') })
    .from(staffAudit)
    .where(inArray(staffAudit.action, SIGN_IN_ACTIONS))
    .groupBy(staffAudit.staffid)
    .as('last_sign_in');
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.staffRole,
      factorOwner: staffFactors.userid,
      lastSignInAt: lastSignIn.at,
      sessionCount,
    })
    .from(users)
    .leftJoin(staffFactors, eq(staffFactors.userid, users.id))
    .leftJoin(lastSignIn, eq(lastSignIn.staffid, users.id))
    .where(eq(users.role, 'staff'))
    .orderBy(sql`fold_text(${users.name})`, asc(users.email));
  return rows.flatMap(({ role, factorOwner, lastSignInAt, ...row }) =>
    role === null
      ? []
      : {
          ...row,
          role,
          hasFactor: factorOwner !== null,
          lastSignInAt: lastSignInAt === null ? null : new Date(lastSignInAt),
        },
  );
}

/**
 * Returns the owners and locks their rows. Two owners thus cannot remove each other at the same
 * time.
 */
export const lockOwners = (tx: Tx) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.staffRole, 'owner'))
    .orderBy(asc(users.id))
    .for('update');

/**
 * Returns a staff member. Locks the member's row and the rows of all owners. Throws 404 for an
 * unknown id.
 */
export async function lockColleague(tx: Tx, id: number) {
  const owners = await lockOwners(tx);
  const [colleague] = await tx
    .select({ id: users.id, email: users.email, role: users.staffRole })
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'staff')))
    .for('update');
  if (colleague === undefined || colleague.role === null)
    throw notFound('There is no such colleague.');
  const isLastOwner = owners.every((owner) => owner.id === id) && colleague.role === 'owner';
  return { ...colleague, role: colleague.role, isLastOwner };
}
