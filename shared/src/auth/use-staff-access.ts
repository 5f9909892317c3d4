import { useFeature } from '../config/config';
import { useAuth } from './auth';
import type { SessionUser } from './stored-user';

/**
 * Returns the access of the signed-in staff member, or null for other users. It is 'orders', only
 * the list of orders, if the backend lacks the feature `staff` (rule 57).
 */
export function useStaffAccess(): 'full' | 'orders' | null {
  const { user } = useAuth();
  const hasStaffFeature = useFeature('staff');
  if (user?.role !== 'staff') return null;
  return hasStaffFeature ? 'full' : 'orders';
}

/**
 * Returns whether pages offer the user an action that needs this permission. The backend checks
 * every call anyway. A user that an earlier version of the shop stored has no list of permissions,
 * so pages offer every action.
 */
export const hasPermission = (user: SessionUser | null, permission?: string): boolean =>
  permission === undefined || !user?.permissions || user.permissions.includes(permission);

/** Returns whether the signed-in staff member has a permission (rule 57). */
export function usePermission(permission: string): boolean {
  const { user } = useAuth();
  return useStaffAccess() === 'full' && hasPermission(user, permission);
}
