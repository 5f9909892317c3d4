import { useEffect } from 'react';
import { type Session, useAuth } from 'shared/session';
import { createSafeStorage, useAppDispatch } from 'shared/store';
import { useBasketSync } from '../account-basket/use-basket-sync';
import { mergeSavedBasket } from './merge-saved-basket';

const FETCH_DELAY_MS = 1000;

/**
 * Key in local storage. The value is the id of a user whose saved basket must still be merged, even
 * after a reload.
 */
const PENDING_USER_KEY = 'savedbasket';

/**
 * Value of `signInCount` at the last handled sign-in, by session. Prevents a second merge when the
 * header is mounted again.
 */
const handledSignInCounts = new WeakMap<Session, number>();

/**
 * Merges the saved basket after each sign-in. Does nothing if `useBasketSync` synchronises the
 * basket.
 */
export function useSavedBasket(): void {
  const { session, signInCount, user } = useAuth();
  const dispatch = useAppDispatch();
  const isBasketSynced = useBasketSync();
  const userid = isBasketSynced ? undefined : user?.id;
  useEffect(() => {
    if (userid === undefined) return;
    const storage = createSafeStorage();
    if (signInCount > (handledSignInCounts.get(session) ?? 0))
      storage.setItem(PENDING_USER_KEY, String(userid));
    handledSignInCounts.set(session, signInCount);
    if (storage.getItem(PENDING_USER_KEY) !== String(userid)) return;
    const timer = setTimeout(
      () =>
        void dispatch(mergeSavedBasket(userid)).then(() => storage.removeItem(PENDING_USER_KEY)),
      FETCH_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [session, signInCount, userid, dispatch]);
}
