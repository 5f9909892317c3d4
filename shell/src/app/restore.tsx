import { useEffect } from 'react';
import { keepTabsInStep, RESTORE, safeStorage, useAppStore, useAuth } from 'shared/core';

/** After hydration local storage is read, and other tabs are followed from then on. */
export function Restore() {
  const store = useAppStore();
  const { session } = useAuth();
  useEffect(() => {
    session.restore();
    store.dispatch({ type: RESTORE });
    const stopStore = keepTabsInStep(store, safeStorage());
    const stopSession = session.follow();
    return () => {
      stopStore();
      stopSession();
    };
  }, [store, session]);
  return null;
}
