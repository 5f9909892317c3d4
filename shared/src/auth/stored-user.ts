import { type StoredUser, readUser } from 'contract/user';
import type { SafeStorage } from '../store/persistence/safe-storage';

/** The user of the auth context; `refreshtoken` is the token itself (decision 21). */
export interface SessionUser extends StoredUser {
  refreshtoken?: string;
}

/** Who was signed in, by the names of specification §3, 'Locally stored' (decision 43). */
export function readStoredUser(storage: SafeStorage) {
  const token = storage.getItem('token') || null;
  return { token, user: readUser(storage.getItem('user')) };
}

export function writeStoredUser(storage: SafeStorage, { id, role }: SessionUser, token: string) {
  // The shipping details of whoever was signed in before are not this user's.
  if (readUser(storage.getItem('user'))?.id !== id) storage.removeItem('customerId');
  // First the token: other tabs hear of each by itself, and ask for a user's data once they know of the user.
  storage.setItem('token', token);
  storage.setItem('user', JSON.stringify(role ? { id, role } : { id }));
}

/** Removes who was signed in; the basket stays. */
export function forgetUser(storage: SafeStorage) {
  for (const key of ['user', 'token', 'customerId']) storage.removeItem(key);
}
