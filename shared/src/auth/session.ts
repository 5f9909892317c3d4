import type { SafeStorage } from '../store/persistence/safe-storage';
import { removeStoredUser, readStoredUser, type SessionUser, writeStoredUser } from './stored-user';

export interface SessionState {
  token: string | null;
  user: SessionUser | null;
  /** Whether local storage has been read. Always false on the server. */
  isRestored: boolean;
  /**
   * Whether a request of the shopper failed because the session had ended. The shell then opens the
   * sign-in page.
   */
  hasExpired: boolean;
  /**
   * Whether the session is about to end, for example during a logout. Background work must then
   * send no calls for this user.
   */
  isEnding: boolean;
  /**
   * Number of sign-ins since the page was loaded. The page fetches the saved basket after each of
   * them.
   */
  signInCount: number;
}

export const emptySession: SessionState = {
  token: null,
  user: null,
  isRestored: false,
  hasExpired: false,
  isEnding: false,
  signInCount: 0,
};

export type Session = ReturnType<typeof createSession>;

/**
 * Creates the sign-in state of this page, which is empty until `restore` reads local storage
 * (specification, section 3, 'Auth context').
 */
export function createSession(storage: SafeStorage) {
  let state = emptySession;
  const listeners = new Set<() => void>();
  const setState = (changes: Partial<SessionState>) => {
    state = { ...state, ...changes };
    listeners.forEach((listener) => listener());
  };
  const restore = () => {
    const { token, user } = readStoredUser(storage);
    // Local storage has only the user's id and role (specification, section 3). The token of the
    // same user is still in memory.
    const knownToken = user && state.user?.id === user.id ? state.user.refreshtoken : undefined;
    setState({
      token,
      user: user && knownToken ? { ...user, refreshtoken: knownToken } : user,
      isRestored: true,
    });
  };

  const tabSync = createTabSync(restore);

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore,
    /**
     * Applies sign-ins and logouts of other tabs, also those that happened while this page was in
     * the back-forward cache. Returns a function that stops it.
     */
    followOtherTabs: tabSync.followOtherTabs,
    /**
     * Runs work and delays sign-ins and logouts of other tabs until its end, so that they do not
     * interrupt an order (rule 29).
     */
    deferTabSync: tabSync.deferTabSync,
    /**
     * Runs work that ends the session. Meanwhile `isEnding` is true, because the backend may
     * already reject the token.
     */
    async runSessionEnd<Result>(work: () => Promise<Result>): Promise<Result> {
      setState({ isEnding: true });
      try {
        return await work();
      } finally {
        setState({ isEnding: false });
      }
    },
    getBearerToken: () => state.token ?? state.user?.refreshtoken ?? null,
    recordSignIn(user: SessionUser, token: string) {
      writeStoredUser(storage, user, token);
      setState({
        user: { ...user, refreshtoken: token },
        token,
        hasExpired: false,
        signInCount: state.signInCount + 1,
      });
    },
    /**
     * Ends the session after a 401 to a call with this token. An older token is ignored. The
     * sign-in page opens only if `isShopperAction`.
     */
    handleUnauthorized(token: string | null, isShopperAction: boolean) {
      if (token !== (state.token ?? state.user?.refreshtoken ?? null)) return;
      removeStoredUser(storage);
      setState({ user: null, token: null, hasExpired: isShopperAction });
    },
    clearExpired: () => setState({ hasExpired: false }),
    recordSignOut() {
      storage.clear();
      setState({ user: null, token: null, hasExpired: false });
    },
  };
}

/** Calls `restore` after changes in other tabs. If work is running, the call waits for its end. */
function createTabSync(restore: () => void) {
  let runningWorkCount = 0;
  let isRestorePending = false;
  const restoreOrDefer = () => {
    if (runningWorkCount > 0) isRestorePending = true;
    else restore();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === 'user' || key === 'token') restoreOrDefer();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && restoreOrDefer();
  return {
    followOtherTabs() {
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onPageShow);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onPageShow);
      };
    },
    async deferTabSync<Result>(work: () => Promise<Result>): Promise<Result> {
      runningWorkCount += 1;
      try {
        return await work();
      } finally {
        runningWorkCount -= 1;
        if (runningWorkCount === 0 && isRestorePending) {
          isRestorePending = false;
          restore();
        }
      }
    },
  };
}
