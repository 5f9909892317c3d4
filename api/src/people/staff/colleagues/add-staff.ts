import type { StaffRole } from 'contract/calls/permissions';
import { eq } from 'drizzle-orm';
import { addUser, findAccount } from '../../records/accounts.ts';
import { deleteKnownIps } from '../../sign-in/known-ips.ts';
import { hashPassword } from '../../sign-in/password.ts';
import { isEmail, MIN_PASSWORD_LENGTH } from '../../sign-in/sign-in.ts';
import { sessions, users } from '../../records/tables.ts';
import type { Db, Tx } from '../../../db/db.ts';
import { staffAudit } from '../../../audit/records/tables.ts';
import { lockOwners } from './colleagues.ts';

/** Name in the audit log for a person who runs commands on the shop's machine. */
export const OPERATOR = 'operator';

/**
 * Adds a staff member, or turns the account with this e-mail into a staff account. An existing
 * account gets the new password, and its sessions are deleted. If `role` is null, an existing staff
 * member keeps the present role. A new staff member then becomes the owner of a shop without
 * owners, or else gets the role `staff`. Returns the role. Throws for an invalid e-mail or
 * password, or if the last owner would get another role.
 */
export async function addStaff(
  db: Db,
  email: string,
  password: string,
  role: StaffRole | null = null,
): Promise<StaffRole> {
  if (!isEmail(email)) throw new Error(`'${email}' is not an e-mail address.`);
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new Error(`The password needs at least ${MIN_PASSWORD_LENGTH} characters.`);
  }
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const owners = await lockOwners(tx);
    const account = await findAccount(tx, email);
    const staffRole = role ?? account?.staffRole ?? (owners.length > 0 ? 'staff' : 'owner');
    const isLastOwner = owners.every(({ id }) => id === account?.id);
    if (isLastOwner && owners.length > 0 && staffRole !== 'owner')
      throw new Error(`${email} is the last owner. Add another owner first.`);
    const id = await saveStaff(tx, account, { staffRole, email, passwordHash });
    await tx.insert(staffAudit).values({
      staffEmail: OPERATOR,
      action: 'person.added',
      subjectKind: 'person',
      subjectId: String(id),
      before: account && { role: account.staffRole ?? account.role },
      after: { email, role: staffRole },
    });
    return staffRole;
  });
}

async function saveStaff(
  tx: Tx,
  account: { id: number } | null,
  { email, ...changes }: { staffRole: StaffRole; email: string; passwordHash: string },
): Promise<number> {
  if (account === null) {
    const user = await addUser(tx, { role: 'staff', email, ...changes });
    if (user === null) throw new Error(`${email} was registered meanwhile. Please try again.`);
    return user.id;
  }
  await tx
    .update(users)
    .set({ role: 'staff', ...changes })
    .where(eq(users.id, account.id));
  await deleteKnownIps(tx, account.id);
  await tx.delete(sessions).where(eq(sessions.userid, account.id));
  return account.id;
}
