import { createContext, use, useSyncExternalStore } from 'react';
import { useFeature } from '../config/config';
import { emptySession, type Session, type SessionState } from './session';
import type { SessionUser } from './stored-user';

export { createSession } from './session';
export type { Session, SessionState } from './session';
export type { SessionUser } from './stored-user';

const AuthContext = createContext<Session | null>(null);

export const AuthProvider = AuthContext.Provider;

export interface Auth extends SessionState {
  isSignedIn: boolean;
  session: Session;
}

/**
 * Returns the session and its state. On the server and during hydration, user and token are null.
 */
export function useAuth(): Auth {
  const session = use(AuthContext);
  if (!session) throw new Error('useAuth needs an AuthProvider above it.');
  const state = useSyncExternalStore(session.subscribe, session.getState, () => emptySession);
  return { ...state, isSignedIn: state.user !== null || state.token !== null, session };
}

/**
 * Returns whether the user has an account that the user can edit. Guests and staff have no such
 * account (rule 51).
 */
export function useHasOwnAccount(): boolean {
  const { user } = useAuth();
  const hasAccountFeature = useFeature('account');
  return hasAccountFeature && user !== null && user.role !== 'guest' && user.role !== 'staff';
}

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
