import { type StoredUser, readUser } from 'contract/accounts/user';
import type { SafeStorage } from '../store/persistence/safe-storage';

/**
 * The signed-in user. Despite its name, `refreshtoken` is the bearer token of the user's calls
 * (rule 21).
 */
export interface SessionUser extends StoredUser {
  refreshtoken?: string;
}

export function readStoredUser(storage: SafeStorage) {
  const token = storage.getItem('token') || null;
  return { token, user: readUser(storage.getItem('user')) };
}

export function writeStoredUser(storage: SafeStorage, user: SessionUser, token: string) {
  const { id, role, permissions } = user;
  // Deletes `customerId` if another user was stored, because it belongs to that user.
  if (readUser(storage.getItem('user'))?.id !== id) storage.removeItem('customerId');
  // Writes the token first, because other tabs fetch the user's data as soon as the user is stored.
  storage.setItem('token', token);
  storage.setItem(
    'user',
    JSON.stringify({ id, ...(role && { role }), ...(permissions && { permissions }) }),
  );
}

export function removeStoredUser(storage: SafeStorage) {
  for (const key of ['user', 'token', 'customerId']) storage.removeItem(key);
}
