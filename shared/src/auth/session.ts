import type { SafeStorage } from '../store/persistence/safe-storage';
import { forgetUser, readStoredUser, type SessionUser, writeStoredUser } from './stored-user';

export interface SessionState {
  token: string | null;
  user: SessionUser | null;
  /** Whether local storage was read. Always false on the server. */
  restored: boolean;
  /**
   * Whether an action of the shopper failed because the session had ended. The page then opens the
   * sign-in page.
   */
  expired: boolean;
  /**
   * Whether the session is about to end, for example during a logout. Background work then sends no
   * more calls for this user.
   */
  ending: boolean;
  /** Number of sign-ins since page load. The page fetches the saved basket after each sign-in. */
  signIns: number;
}

export const emptySession: SessionState = {
  token: null,
  user: null,
  restored: false,
  expired: false,
  ending: false,
  signIns: 0,
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
  const become = (next: Partial<SessionState>) => {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  };
  const restore = () => {
    const { token, user } = readStoredUser(storage);
    // Only the user's id and role are stored (specification, section 3). The refreshtoken of the same user stays in
    // memory.
    const known = user && state.user?.id === user.id ? state.user.refreshtoken : undefined;
    become({
      token,
      user: user && known ? { ...user, refreshtoken: known } : user,
      restored: true,
    });
  };

  const otherTabs = otherTabsOf(restore);

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
    follow: otherTabs.follow,
    /**
     * Runs work, and applies sign-ins and logouts of other tabs only afterwards. So a logout in
     * another tab does not interrupt an order (rule 29).
     */
    during: otherTabs.during,
    /**
     * Runs work that ends the session. Sets `isEnding` meanwhile, because the backend may already
     * reject the token.
     */
    async ends<Result>(work: () => Promise<Result>): Promise<Result> {
      become({ ending: true });
      try {
        return await work();
      } finally {
        become({ ending: false });
      }
    },
    /** Returns the token for `Authorization: bearer …`, else the user's refreshtoken, else null. */
    bearer: () => state.token ?? state.user?.refreshtoken ?? null,
    /** Stores the user and the token after a login, a signup or a guest sign-in. */
    signedIn(user: SessionUser, token: string) {
      writeStoredUser(storage, user, token);
      become({
        user: { ...user, refreshtoken: token },
        token,
        expired: false,
        signIns: state.signIns + 1,
      });
    },
    /**
     * Ends the session after a call with this token got 401. Ignores responses to older tokens. If
     * no action of the shopper caused the call, the page stays open in the signed-out state.
     */
    expired(token: string | null, isAction: boolean) {
      if (token !== (state.token ?? state.user?.refreshtoken ?? null)) return;
      forgetUser(storage);
      become({ user: null, token: null, expired: isAction });
    },
    /** Resets `hasExpired` after the page has opened /login. */
    expiryHandled: () => become({ expired: false }),
    /** Clears local storage and the auth state after a logout. */
    signedOut() {
      storage.clear();
      become({ user: null, token: null, expired: false });
    },
  };
}

/**
 * Calls `restore` after changes in other tabs. While work is running, delays the call until its
 * end.
 */
function otherTabsOf(restore: () => void) {
  let running = 0;
  let isBehind = false;
  const takeOver = () => {
    if (running > 0) isBehind = true;
    else restore();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === 'user' || key === 'token') takeOver();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && takeOver();
  return {
    follow() {
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onShow);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onShow);
      };
    },
    async during<Result>(work: () => Promise<Result>): Promise<Result> {
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
        if (running === 0 && isBehind) {
          isBehind = false;
          restore();
        }
      }
    },
  };
}
