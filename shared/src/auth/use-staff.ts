import { useFeature } from '../config/config';
import { useAuth } from './auth';

/** What a sign-in may see of the staff area: all of it, the list of `getorders` alone, or nothing (decision 57). */
export function useStaff(): 'desk' | 'orders' | null {
  const { user } = useAuth();
  const isOffered = useFeature('staff');
  if (user?.role !== 'staff') return null;
  return isOffered ? 'desk' : 'orders';
}
