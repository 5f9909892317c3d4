import { useFeature } from '../config/config';
import { useAuth } from './auth';

/**
 * Returns 'full' for staff if the backend has the feature `staff` (rule 57). Without it, staff see
 * only the list of orders. Other users get null.
 */
export function useStaffAccess(): 'full' | 'orders' | null {
  const { user } = useAuth();
  const hasStaffFeature = useFeature('staff');
  if (user?.role !== 'staff') return null;
  return hasStaffFeature ? 'full' : 'orders';
}
