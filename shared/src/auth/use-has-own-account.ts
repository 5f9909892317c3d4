import { useFeature } from '../config/config';
import { useAuth } from './auth';

/**
 * Returns whether the user can edit an account of their own. Guests and staff cannot. The backend must announce the
 * feature `account` (rule 51).
 */
export function useHasOwnAccount(): boolean {
  const { user } = useAuth();
  const hasAccountFeature = useFeature('account');
  return hasAccountFeature && user !== null && user.role !== 'guest' && user.role !== 'staff';
}
