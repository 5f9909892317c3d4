import { useEffect } from 'react';
import { useAuth } from 'shared/session';
import { syncTabs, RESTORE_ACTION_TYPE, createSafeStorage, useAppStore } from 'shared/store';
import { pause } from '../boot/pause';
import { type Islands, useIslands } from '../islands/islands';

/** Longest wait in ms for the hydration of the page before local storage is read. */
const MAX_HYDRATION_WAIT_MS = 1000;

/**
 * Reads session and store from local storage once, and then follows changes by other tabs. Reads in
 * a separate task after hydration, so that the browser can paint the hydrated page first.
 */
export function StateRestorer() {
  const store = useAppStore();
  const { session } = useAuth();
  const islands = useIslands();
  useEffect(() => {
    let stopSync: () => void = () => undefined;
    let isUnmounted = false;
    const restore = () => {
      if (isUnmounted) return;
      session.restore();
      store.dispatch({ type: RESTORE_ACTION_TYPE });
      const stopStore = syncTabs(store, createSafeStorage());
      const stopSession = session.followOtherTabs();
      stopSync = () => {
        stopStore();
        stopSession();
      };
    };
    if (islands) void waitForHydration(islands).then(restore);
    else restore();
    return () => {
      isUnmounted = true;
      stopSync();
    };
  }, [store, session, islands]);
  return null;
}

async function waitForHydration(islands: Islands): Promise<void> {
  await Promise.race([
    islands.waitForHydration('page'),
    new Promise((resolve) => setTimeout(resolve, MAX_HYDRATION_WAIT_MS)),
  ]);
  await pause();
}
