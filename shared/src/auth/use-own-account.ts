import { useFeature } from '../config/config';
import { useAuth } from './auth';

/** Whether the shopper has an account that the backend lets them keep in order: neither guests nor staff (decision 51). */
export function useOwnAccount(): boolean {
  const { user } = useAuth();
  const isOffered = useFeature('account');
  return isOffered && user !== null && user.role !== 'guest' && user.role !== 'staff';
}
