import { useEffect } from 'react';
import { keepTabsInStep, RESTORE, safeStorage, useAppStore, useAuth } from 'shared/core';
import { pause } from '../boot/pause';
import { type Parts, useParts } from '../parts/parts';

/** Longest wait for hydration before local storage is read, in ms. */
const LATEST_MS = 1000;

/**
 * Reads local storage after hydration and then follows changes of other tabs. Runs in a separate
 * task, so that hydration and the restored state are painted separately.
 */
export function Restore() {
  const store = useAppStore();
  const { session } = useAuth();
  const parts = useParts();
  useEffect(() => {
    let stop: () => void = () => undefined;
    let isOver = false;
    const restore = () => {
      if (isOver) return;
      session.restore();
      store.dispatch({ type: RESTORE });
      const stopStore = keepTabsInStep(store, safeStorage());
      const stopSession = session.follow();
      stop = () => {
        stopStore();
        stopSession();
      };
    };
    if (parts) void hasHydrated(parts).then(restore);
    else restore();
    return () => {
      isOver = true;
      stop();
    };
  }, [store, session, parts]);
  return null;
}

async function hasHydrated(parts: Parts): Promise<void> {
  await Promise.race([
    parts.hydrated('page'),
    new Promise((resolve) => setTimeout(resolve, LATEST_MS)),
  ]);
  await pause();
}
