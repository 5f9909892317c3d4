import { hash, verify } from '@node-rs/argon2';
import { type PasswordCost, passwordCost } from '../../config/password-cost.ts';
import { hashQueue } from './hash-queue.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { users } from '../records/tables.ts';

const dummyHashes = new WeakMap<PasswordCost, Promise<string>>();

/** The Unicode form of the password that was hashed. */
type PasswordForm = 'composed' | 'as typed';

/**
 * Hashes the password in the composed Unicode form (NFC), because macOS and Windows encode some
 * letters differently.
 */
export function hashPassword(password: string, cost = passwordCost): Promise<string> {
  return hashQueue.run(() => hash(password.normalize('NFC'), cost));
}

/**
 * Returns the Unicode form in which the password matches the hash, or null for a wrong password.
 * Older hashes were computed from the password exactly as typed. Without a hash, verifies a dummy
 * hash, so that timing does not show which e-mails are registered.
 */
export async function verifyPassword(
  storedHash: string | null,
  password: string,
  cost = passwordCost,
): Promise<PasswordForm | null> {
  const comparedHash = storedHash ?? (await getDummyHash(cost));
  const composedPassword = password.normalize('NFC');
  const isMatch = (text: string) => hashQueue.run(() => verify(comparedHash, text));
  const isComposed = await isMatch(composedPassword);
  const isAsTyped = !isComposed && composedPassword !== password && (await isMatch(password));
  if (storedHash === null || (!isComposed && !isAsTyped)) return null;
  return isComposed ? 'composed' : 'as typed';
}

function getDummyHash(cost: PasswordCost): Promise<string> {
  const dummyHash = dummyHashes.get(cost) ?? hashPassword('nobody has this password', cost);
  dummyHashes.set(cost, dummyHash);
  return dummyHash;
}

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
