import * as v from 'valibot';
import type { SafeStorage } from '../store/persistence/safe-storage';
import { type Id, id } from '../wire/readers';

/** The user of the auth context; `refreshtoken` is the token itself (decision 21). */
export interface SessionUser {
  id: Id;
  refreshtoken?: string;
  /** Only some backends give one (decision 3). */
  role?: string;
}

const userSchema = v.object({ id, role: v.optional(v.string()) });

/** Who was signed in, by the names of specification §3, 'Locally stored' (decision 43). */
export function readStoredUser(storage: SafeStorage) {
  const token = storage.getItem('token') || null;
  return { token, user: parseUser(storage.getItem('user')) };
}

export function writeStoredUser(storage: SafeStorage, { id, role }: SessionUser, token: string) {
  // The shipping details of whoever was signed in before are not this user's.
  if (parseUser(storage.getItem('user'))?.id !== id) storage.removeItem('customerId');
  storage.setItem('user', JSON.stringify(role ? { id, role } : { id }));
  storage.setItem('token', token);
}

/** Removes who was signed in; the basket stays. */
export function forgetUser(storage: SafeStorage) {
  for (const key of ['user', 'token', 'customerId']) storage.removeItem(key);
}

function parseUser(stored: string | null): SessionUser | null {
  if (!stored) return null;
  try {
    const read = v.safeParse(userSchema, JSON.parse(stored));
    return read.success ? (read.output as SessionUser) : null;
  } catch (cause) {
    console.warn('The stored user could not be read and is ignored.', cause);
    return null;
  }
}
