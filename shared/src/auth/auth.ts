import { createContext, use, useSyncExternalStore } from 'react';
import { type Session, type SessionState, emptySession } from './session';

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
