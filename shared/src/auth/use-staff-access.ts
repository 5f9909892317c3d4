import { useFeature } from '../config/config';
import { useAuth } from './auth';

/**
 * Returns whether the user sees the full staff area, only the orders of `getorders`, or nothing. The full area needs
 * the feature `staff` (rule 57).
 */
export function useStaffAccess(): 'full' | 'orders' | null {
  const { user } = useAuth();
  const hasStaffFeature = useFeature('staff');
  if (user?.role !== 'staff') return null;
  return hasStaffFeature ? 'full' : 'orders';
}
