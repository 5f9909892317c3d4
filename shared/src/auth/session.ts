import type { SafeStorage } from '../store/persistence/safe-storage';
import { removeStoredUser, readStoredUser, type SessionUser, writeStoredUser } from './stored-user';

export interface SessionState {
  token: string | null;
  user: SessionUser | null;
  isRestored: boolean;
  /**
   * True after a change by the shopper, such as an order, got a 401. The shell then opens the
   * sign-in page.
   */
  hasExpired: boolean;
  /** True while the session is about to end. Background work must send no calls then. */
  isEnding: boolean;
  /** Number of sign-ins since the page was loaded. At each sign-in, the saved basket is fetched. */
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

/** Entry of local storage with a user's id and a sentence about the user's unsent work. */
const UNSENT_WORK_KEY = 'unsentWork';

export type Session = ReturnType<typeof createSession>;

export function createSession(storage: SafeStorage) {
  let state = emptySession;
  const listeners = new Set<() => void>();
  const setState = (changes: Partial<SessionState>) => {
    state = { ...state, ...changes };
    listeners.forEach((listener) => listener());
  };
  const restore = () => setState({ ...restoreUser(storage, state.user), isRestored: true });

  const tabSync = createTabSync(restore);

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore,
    followOtherTabs: tabSync.followOtherTabs,
    /**
     * Runs work, such as placing an order. Applies sign-ins and logouts of other tabs only after
     * this work, so that they do not interrupt it (rule 29).
     */
    deferTabSync: tabSync.deferTabSync,
    /**
     * Runs `work`, which ends the session, with `isEnding` set, because the backend may reject the
     * token before `work` settles.
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
     * Changes the data of the signed-in user, such as the role. Unlike a sign-in, this change does
     * not make the page fetch the saved basket.
     */
    updateUser(changes: Omit<Partial<SessionUser>, 'id' | 'refreshtoken'>) {
      const { user, token } = state;
      if (user === null) return;
      const changedUser = { ...user, ...changes };
      if (token !== null) writeStoredUser(storage, changedUser, token);
      setState({ user: changedUser });
    },
    /**
     * Ends the session after a call with `token` got a 401, unless the session has another token
     * meanwhile. With `isShopperAction`, the sign-in page opens.
     */
    handleUnauthorized(token: string | null, isShopperAction: boolean) {
      if (token !== (state.token ?? state.user?.refreshtoken ?? null)) return;
      removeStoredUser(storage);
      setState({ user: null, token: null, hasExpired: isShopperAction });
    },
    clearExpired: () => setState({ hasExpired: false }),
    /**
     * Records in a sentence which work of the user only this browser has, or '' for none. Each page
     * asks before a sign-out, which deletes that work.
     */
    recordUnsentWork(sentence: string) {
      if (sentence === '' || state.user === null) storage.removeItem(UNSENT_WORK_KEY);
      else storage.setItem(UNSENT_WORK_KEY, `${state.user.id} ${sentence}`);
    },
    /** Returns the sentence about unsent work of the signed-in user, or ''. */
    getUnsentWork(): string {
      const [userId, ...words] = (storage.getItem(UNSENT_WORK_KEY) ?? '').split(' ');
      return userId === String(state.user?.id) ? words.join(' ') : '';
    },
    recordSignOut() {
      storage.clear();
      setState({ user: null, token: null, hasExpired: false });
    },
  };
}

/**
 * Returns the stored user and token. If the stored user is the current user, adds the
 * `refreshtoken` in memory, which local storage does not contain.
 */
function restoreUser(storage: SafeStorage, currentUser: SessionUser | null) {
  const { token, user } = readStoredUser(storage);
  const knownToken = user && currentUser?.id === user.id ? currentUser.refreshtoken : undefined;
  return { token, user: user && knownToken ? { ...user, refreshtoken: knownToken } : user };
}

/**
 * Calls `restore` after another tab has changed the session. While work passed to `deferTabSync`
 * runs, `restore` waits for the end of that work.
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
