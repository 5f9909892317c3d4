import { type StoredUser, readUser } from 'contract/accounts/user';
import type { SafeStorage } from '../store/persistence/safe-storage';

/** The user of the auth context. `refreshtoken` is the token itself (rule 21). */
export interface SessionUser extends StoredUser {
  refreshtoken?: string;
}

/** Reads the stored user and token by the key names of the specification (section 3, rule 43). */
export function readStoredUser(storage: SafeStorage) {
  const token = storage.getItem('token') || null;
  return { token, user: readUser(storage.getItem('user')) };
}

export function writeStoredUser(storage: SafeStorage, { id, role }: SessionUser, token: string) {
  // The stored customerId belongs to the previous user.
  if (readUser(storage.getItem('user'))?.id !== id) storage.removeItem('customerId');
  // Stores the token first, because other tabs receive each key separately. They fetch the user's
  // data as soon as they have the user.
  storage.setItem('token', token);
  storage.setItem('user', JSON.stringify(role ? { id, role } : { id }));
}

/** Removes the user, the token and the customerId. The basket stays. */
export function removeStoredUser(storage: SafeStorage) {
  for (const key of ['user', 'token', 'customerId']) storage.removeItem(key);
}
