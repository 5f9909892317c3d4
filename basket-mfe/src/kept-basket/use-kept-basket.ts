import { useEffect } from 'react';
import { later, useAppStore, useAuth, useFeature, useLater } from 'shared/core';

export const keeping = later(
  async () =>
    (await import(/* webpackChunkName: "later-kept-basket" */ './keep-basket')).keepBasket,
);

/**
 * Synchronises the basket of a signed-in customer with their account, if the backend has the
 * feature (rule 55). Returns whether it does. If so, `useSavedBasket` fetches nothing.
 */
export function useKeptBasket(): boolean {
  const { user, restored, ending } = useAuth();
  const isOffered = useFeature('saved-basket');
  const store = useAppStore();
  const isCustomer = restored && user !== null && user.role !== 'guest' && user.role !== 'staff';
  const userid = isOffered && isCustomer ? user.id : null;
  const keepBasket = useLater(keeping, userid !== null);
  useEffect(() => {
    if (keepBasket && userid !== null && !ending) return keepBasket(store, userid);
  }, [keepBasket, store, userid, ending]);
  return userid !== null;
}
