import { useFeature } from '../config/config';
import { useAuth } from './auth';

/** Guests and staff have no account to edit (rule 51). */
export function useHasOwnAccount(): boolean {
  const { user } = useAuth();
  const hasAccountFeature = useFeature('account');
  return hasAccountFeature && user !== null && user.role !== 'guest' && user.role !== 'staff';
}
