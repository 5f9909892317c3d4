import { useFeature } from '../config/config';
import { useAuth } from './auth';

/** Returns whether the user sees the full staff area, only the orders of `getorders`, or nothing (decision 57). */
export function useStaff(): 'full' | 'orders' | null {
  const { user } = useAuth();
  const isOffered = useFeature('staff');
  if (user?.role !== 'staff') return null;
  return isOffered ? 'full' : 'orders';
}
