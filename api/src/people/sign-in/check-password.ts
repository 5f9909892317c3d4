import { and, eq } from 'drizzle-orm';
import type { PasswordCost } from '../../config/password-cost.ts';
import type { Db } from '../../db/db.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { users } from '../records/tables.ts';

/**
 * Returns whether the password is correct. Older hashes were computed from the password exactly as
 * typed. If the password matches such a hash, replaces the hash by one of the composed Unicode form
 * (NFC).
 */
export async function checkPassword(
  db: Db,
  account: { id: number; passwordHash: string | null } | null,
  password: string,
  cost?: PasswordCost,
): Promise<boolean> {
  const storedHash = account?.passwordHash ?? null;
  const passwordForm = await verifyPassword(storedHash, password, cost);
  if (account === null || storedHash === null || passwordForm === null) return false;
  if (passwordForm === 'as typed') {
    const passwordHash = await hashPassword(password, cost);
    // Does not overwrite a password that the user has changed since `storedHash` was read.
    const isUnchanged = and(eq(users.id, account.id), eq(users.passwordHash, storedHash));
    await db.update(users).set({ passwordHash }).where(isUnchanged);
  }
  return true;
}
