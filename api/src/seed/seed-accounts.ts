import type { StaffRole } from 'contract/calls/permissions';
import { eq } from 'drizzle-orm';
import { addUser, findAccount } from '../people/records/accounts.ts';
import { hashPassword, verifyPassword } from '../people/sign-in/password.ts';
import { type Role, sessions, users } from '../people/records/tables.ts';
import type { Db } from '../db/db.ts';

/** A seeded account that is printed at the start in development. */
export interface SeededAccount {
  role: Role;
  staffRole?: StaffRole;
  email: string;
  password: string;
}

export const developmentAccounts: readonly SeededAccount[] = [
  { role: 'customer', email: 'customer@example.com', password: 'customer-demo-1' },
  { role: 'staff', staffRole: 'owner', email: 'staff@example.com', password: 'staff-demo-123' },
];

/** Colleagues of the demo data: an owner, a manager and a member of staff. */
export const demoColleagues: readonly SeededAccount[] = [
  ...developmentAccounts.filter(({ role }) => role === 'staff'),
  { role: 'staff', staffRole: 'manager', email: 'manager@example.com', password: 'manager-demo-1' },
  { role: 'staff', staffRole: 'staff', email: 'clerk@example.com', password: 'clerk-demo-123' },
];

/** Account of a person in a crew of the demo data. */
export const demoCrewMember: SeededAccount = {
  role: 'staff',
  staffRole: 'crew',
  email: 'crew@example.com',
  password: 'crew-demo-1234',
};

/** Adds the development accounts, or enables disabled accounts. Never used in production. */
export const seedAccounts = (db: Db): Promise<readonly SeededAccount[]> =>
  addAccounts(db, developmentAccounts);

/**
 * Adds the colleagues of the demo data, or enables disabled accounts. Returns the colleagues that
 * `seedAccounts` does not return.
 */
export async function seedDemoColleagues(db: Db): Promise<readonly SeededAccount[]> {
  const colleagues = await addAccounts(db, [...demoColleagues, demoCrewMember]);
  return colleagues.filter((account) => !developmentAccounts.includes(account));
}

async function addAccounts(
  db: Db,
  accounts: readonly SeededAccount[],
): Promise<readonly SeededAccount[]> {
  for (const { role, staffRole, email, password } of accounts) {
    const account = await findAccount(db, email);
    if (account?.passwordHash) continue;
    const passwordHash = await hashPassword(password);
    if (account === null) await addUser(db, { role, staffRole, email, name: '', passwordHash });
    else await db.update(users).set({ passwordHash }).where(eq(users.id, account.id));
  }
  return accounts;
}

/**
 * Disables the development accounts in a production database, because their passwords are public.
 * An account with a changed password stays enabled, because somebody uses it.
 */
export async function disableSeededAccounts(db: Db): Promise<void> {
  for (const { email, password } of new Set([
    ...developmentAccounts,
    ...demoColleagues,
    demoCrewMember,
  ])) {
    const account = await findAccount(db, email);
    if (!account?.passwordHash || !(await verifyPassword(account.passwordHash, password))) continue;
    await db.transaction(async (tx) => {
      await tx.update(users).set({ passwordHash: null }).where(eq(users.id, account.id));
      await tx.delete(sessions).where(eq(sessions.userid, account.id));
    });
  }
}
