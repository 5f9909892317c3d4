import { useEffect } from 'react';
import { useAuth } from 'shared/session';
import { syncTabs, RESTORE_ACTION_TYPE, createSafeStorage, useAppStore } from 'shared/store';
import { pause } from '../boot/pause';
import { type Islands, useIslands } from '../islands/islands';

/** Longest wait for hydration in ms. Local storage is read after that wait in any case. */
const MAX_HYDRATION_WAIT_MS = 1000;

/**
 * Reads local storage in a separate task, so that the browser can paint the hydrated page first.
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
