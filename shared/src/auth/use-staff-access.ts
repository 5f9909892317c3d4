import { useFeature } from '../config/config';
import { useAuth } from './auth';
import type { SessionUser } from './stored-user';

/**
 * Returns 'orders' if staff may only see the list of orders, because the backend lacks the feature
 * `staff` (rule 57). Returns null for other users.
 */
export function useStaffAccess(): 'full' | 'orders' | null {
  const { user } = useAuth();
  const hasStaffFeature = useFeature('staff');
  if (user?.role !== 'staff') return null;
  return hasStaffFeature ? 'full' : 'orders';
}

/**
 * Returns whether the page offers an action that needs this permission. The backend checks every
 * call. Sign-ins stored by earlier versions have no list of permissions, so every action is
 * offered.
 */
export const hasPermission = (user: SessionUser | null, permission?: string): boolean =>
  permission === undefined || !user?.permissions || user.permissions.includes(permission);

/** Returns whether the signed-in staff member has a permission (rule 57). */
export function usePermission(permission: string): boolean {
  const { user } = useAuth();
  return useStaffAccess() === 'full' && hasPermission(user, permission);
}
