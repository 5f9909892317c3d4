import { eq } from 'drizzle-orm';
import type { StaffRole } from 'contract/staff/permissions';
import type { Db, Tx } from '../db/db.ts';
import { addUser, findAccount } from './accounts.ts';
import { deleteKnownIps } from './known-ips.ts';
import { hashPassword } from './password.ts';
import { isEmail, MIN_PASSWORD_LENGTH } from './sign-in.ts';
import { sessions, users } from './tables.ts';

/**
 * Adds a staff member, or turns the account with this e-mail into a staff account. Such an account
 * gets the new password, and its sessions are deleted. Without a `role`, the first staff member
 * becomes the owner and later ones get the role `staff`. Throws for an invalid e-mail or password.
 */
export async function addStaff(
  db: Db,
  email: string,
  password: string,
  role?: StaffRole,
): Promise<void> {
  if (!isEmail(email)) throw new Error(`'${email}' is not an e-mail address.`);
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new Error(`The password needs at least ${MIN_PASSWORD_LENGTH} characters.`);
  }
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const account = await findAccount(tx, email);
    const staffRole = role ?? account?.staffRole ?? ((await hasOwner(tx)) ? 'staff' : 'owner');
    if (account === null) {
      await addUser(tx, { role: 'staff', staffRole, email, passwordHash });
      return;
    }
    await tx
      .update(users)
      .set({ role: 'staff', staffRole, passwordHash })
      .where(eq(users.id, account.id));
    await deleteKnownIps(tx, account.id);
    await tx.delete(sessions).where(eq(sessions.userid, account.id));
  });
}

async function hasOwner(tx: Tx): Promise<boolean> {
  const owners = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.staffRole, 'owner'))
    .limit(1);
  return owners.length > 0;
}
