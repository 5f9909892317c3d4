import type { SafeStorage } from '../store/persistence/safe-storage';
import { forgetUser, readStoredUser, type SessionUser, writeStoredUser } from './stored-user';

export interface SessionState {
  token: string | null;
  user: SessionUser | null;
  /** False on the server and until local storage was read. */
  restored: boolean;
  /** Whether an action of the shopper failed because the session had ended. The page then opens the sign-in. */
  expired: boolean;
  /** The session is about to end, as during a logout: what runs by itself asks for nothing more of this user. */
  ending: boolean;
  /** How often somebody signed in on this page; the saved basket is fetched after each. */
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
 * Who is signed in on this page (specification §3, 'Auth context'). Starts empty; `restore` places
 * the stored token in it, as does another tab's sign-in or logout.
 */
export function createSession(storage: SafeStorage) {
  let state = emptySession;
  const listeners = new Set<() => void>();
  let underWay = 0;
  let isBehind = false;
  const become = (next: Partial<SessionState>) => {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  };
  const restore = () => {
    const { token, user } = readStoredUser(storage);
    // Of a user, id and role are stored (specification §3); what this page knows beside them stays.
    const known = user && state.user?.id === user.id ? state.user.refreshtoken : undefined;
    become({
      token,
      user: user && known ? { ...user, refreshtoken: known } : user,
      restored: true,
    });
  };

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore,
    /**
     * Follows sign-in and logout in other tabs, also those that happened while this page lay in the
     * back-forward cache; returns the function that stops it.
     */
    follow() {
      const takeOver = () => {
        if (underWay > 0) isBehind = true;
        else restore();
      };
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key === 'user' || key === 'token') takeOver();
      };
      const onShow = ({ persisted }: PageTransitionEvent) => persisted && takeOver();
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onShow);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onShow);
      };
    },
    /**
     * Work that ends as who began it: what other tabs say of sign-in and logout meanwhile is taken over when it
     * has ended. So no page is led to the sign-in from the middle of an order (decision 29).
     */
    async during<Result>(work: () => Promise<Result>): Promise<Result> {
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
        if (underWay === 0 && isBehind) {
          isBehind = false;
          restore();
        }
      }
    },
    /** Work that ends the session: meanwhile its token may be refused already, which is no news to anybody. */
    async ends<Result>(work: () => Promise<Result>): Promise<Result> {
      become({ ending: true });
      try {
        return await work();
      } finally {
        become({ ending: false });
      }
    },
    /** The token for `Authorization: bearer …`, falling back to the user's refreshtoken. */
    bearer: () => state.token ?? state.user?.refreshtoken ?? null,
    /** Login, signup or guest succeeded: stores the user and the token. */
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
     * Ends the session after a call with this token got 401. Ignores responses to older tokens. If the call was no
     * action of the shopper, the page stays and shows the signed-out state.
     */
    expired(token: string | null, isAction: boolean) {
      if (token !== (state.token ?? state.user?.refreshtoken ?? null)) return;
      forgetUser(storage);
      become({ user: null, token: null, expired: isAction });
    },
    /** The shopper was led to /login. */
    expiryHandled: () => become({ expired: false }),
    /** Logout succeeded: local storage is cleared and the auth state emptied. */
    signedOut() {
      storage.clear();
      become({ user: null, token: null, expired: false });
    },
  };
}
