import { useFeature } from '../config/config';
import { useAuth } from './auth';

/**
 * Returns whether the user has an account that the user can edit. Guests and staff have no such
 * account (rule 51).
 */
export function useHasOwnAccount(): boolean {
  const { user } = useAuth();
  const hasAccountFeature = useFeature('account');
  return hasAccountFeature && user !== null && user.role !== 'guest' && user.role !== 'staff';
}
