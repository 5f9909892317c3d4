import { useFeature } from '../config/config';
import { useAuth } from './auth';

/**
 * Returns whether the user can edit an account of their own. Guests and staff cannot. The backend must announce the
 * feature `account` (rule 51).
 */
export function useOwnAccount(): boolean {
  const { user } = useAuth();
  const isOffered = useFeature('account');
  return isOffered && user !== null && user.role !== 'guest' && user.role !== 'staff';
}
