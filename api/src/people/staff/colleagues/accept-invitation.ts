import { eq } from 'drizzle-orm';
import { deleteLinks } from '../../accounts/links.ts';
import { requirePasswordLength } from '../../accounts/new-password.ts';
import { addUser, findAccount } from '../../records/accounts.ts';
import { deleteKnownIps } from '../../sign-in/known-ips.ts';
import { hashPassword } from '../../sign-in/password.ts';
import type { CurrentUser } from '../../sessions/sessions.ts';
import { sessions, users } from '../../records/tables.ts';
import type { PasswordCost } from '../../../config/password-cost.ts';
import type { Db, Tx } from '../../../db/db.ts';
import { conflict } from '../../../http/http-error.ts';
import { invalidField } from '../../../http/invalid-field.ts';
import { writeAudit } from '../../../audit/records/write-audit.ts';
import { findInvitation } from './invitations.ts';
import { staffInvitations } from './tables.ts';

interface Acceptance {
  token: string;
  name: string;
  password: string;
}

type Invitation = typeof staffInvitations.$inferSelect;

/**
 * Adds the invited colleague, or turns the customer account with this e-mail into a staff account.
 * An existing account gets the new password and loses its sessions. Throws 400 for an empty name or
 * a short password, without consuming the link. Throws 410 for an invalid link.
 */
export async function acceptInvitation(
  db: Db,
  { token, name, password }: Acceptance,
  cost: PasswordCost,
): Promise<CurrentUser> {
  if (name.trim() === '') throw invalidField('name', 'Please enter your name.');
  requirePasswordLength(password);
  await db.transaction((tx) => findInvitation(tx, token));
  const passwordHash = await hashPassword(password, cost);
  return db.transaction(async (tx) => {
    const invitation = await findInvitation(tx, token);
    const user = await saveColleague(tx, invitation, { name, passwordHash });
    await tx
      .update(staffInvitations)
      .set({ acceptedAt: new Date() })
      .where(eq(staffInvitations.id, invitation.id));
    await writeAudit(tx, user, {
      action: 'invitation.accepted',
      subject: { kind: 'person', id: user.id },
      after: { email: invitation.email, role: invitation.staffRole },
    });
    return user;
  });
}

async function saveColleague(
  tx: Tx,
  { email, staffRole }: Invitation,
  credentials: { name: string; passwordHash: string },
): Promise<CurrentUser> {
  const changes = { role: 'staff' as const, staffRole, ...credentials };
  const account = await findAccount(tx, email);
  if (account?.role === 'staff')
    throw conflict('You are a colleague already. Please log in.', 'already_staff');
  if (account !== null) {
    await tx.delete(sessions).where(eq(sessions.userid, account.id));
    await deleteKnownIps(tx, account.id);
    await deleteLinks(tx, account.id);
    await tx.update(users).set(changes).where(eq(users.id, account.id));
    return { id: account.id, role: 'staff', staffRole };
  }
  const user = await addUser(tx, { ...changes, email });
  if (user === null) throw conflict('This e-mail was registered meanwhile. Please try again.');
  return user;
}
