import { useEffect } from 'react';
import { defineLazyModule, useLazyModule } from 'shared/lazy';
import { useAuth, useFeature } from 'shared/session';
import { useAppStore } from 'shared/store';

export const lazyBasketSync = defineLazyModule(
  async () =>
    (await import(/* webpackChunkName: "later-kept-basket" */ './start-basket-sync'))
      .startBasketSync,
);

/**
 * Synchronises the basket of a signed-in customer (rule 55). Returns false if the backend does not
 * support that.
 */
export function useBasketSync(): boolean {
  const { user, isRestored, isEnding } = useAuth();
  const isSupported = useFeature('saved-basket');
  const store = useAppStore();
  const isCustomer = isRestored && user !== null && user.role !== 'guest' && user.role !== 'staff';
  const userid = isSupported && isCustomer ? user.id : null;
  const startBasketSync = useLazyModule(lazyBasketSync, userid !== null);
  useEffect(() => {
    if (startBasketSync && userid !== null && !isEnding) return startBasketSync(store, userid);
  }, [startBasketSync, store, userid, isEnding]);
  return userid !== null;
}
