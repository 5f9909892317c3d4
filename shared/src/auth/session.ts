import type { SafeStorage } from '../store/persistence/safe-storage';
import { removeStoredUser, readStoredUser, type SessionUser, writeStoredUser } from './stored-user';

export interface SessionState {
  token: string | null;
  user: SessionUser | null;
  /** Whether local storage was read. Always false on the server. */
  isRestored: boolean;
  /**
   * Whether an action of the shopper failed because the session had ended. The page then opens the
   * sign-in page.
   */
  hasExpired: boolean;
  /**
   * Whether the session is about to end, for example during a logout. Background work then sends no
   * more calls for this user.
   */
  isEnding: boolean;
  /** Number of sign-ins since page load. The page fetches the saved basket after each sign-in. */
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
 * Creates the sign-in state of this page, the 'Auth context' of the specification (section 3). The
 * state starts empty. `restore` reads the stored token and user. `followOtherTabs` applies sign-ins
 * and logouts of other tabs.
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
    // Only the user's id and role are stored (specification, section 3). The refreshtoken of the same user stays in
    // memory.
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
     * Applies sign-ins and logouts of other tabs, also those during this page's time in the
     * back-forward cache. Returns a function that stops listening.
     */
    followOtherTabs: tabSync.followOtherTabs,
    /**
     * Runs work, and applies sign-ins and logouts of other tabs only afterwards. So a logout in
     * another tab does not interrupt an order (rule 29).
     */
    deferTabSync: tabSync.deferTabSync,
    /**
     * Runs work that ends the session. Sets `isEnding` meanwhile, because the backend may already
     * reject the token.
     */
    async runSessionEnd<Result>(work: () => Promise<Result>): Promise<Result> {
      setState({ isEnding: true });
      try {
        return await work();
      } finally {
        setState({ isEnding: false });
      }
    },
    /** Returns the token for `Authorization: bearer …`, else the user's refreshtoken, else null. */
    getBearerToken: () => state.token ?? state.user?.refreshtoken ?? null,
    /** Stores the user and the token after a login, a signup or a guest sign-in. */
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
     * Ends the session after a call with this token got 401. Ignores responses to older tokens. If
     * no action of the shopper caused the call, the page stays open in the signed-out state.
     */
    handleUnauthorized(token: string | null, isShopperAction: boolean) {
      if (token !== (state.token ?? state.user?.refreshtoken ?? null)) return;
      removeStoredUser(storage);
      setState({ user: null, token: null, hasExpired: isShopperAction });
    },
    /** Resets `hasExpired` after the page has opened /login. */
    clearExpired: () => setState({ hasExpired: false }),
    /** Clears local storage and the auth state after a logout. */
    recordSignOut() {
      storage.clear();
      setState({ user: null, token: null, hasExpired: false });
    },
  };
}

/**
 * Calls `restore` after changes in other tabs. While work is running, delays the call until its
 * end.
 */
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
