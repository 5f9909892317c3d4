import { useEffect } from 'react';
import { safeStorage, type Session, useAppDispatch, useAuth } from 'shared/core';
import { useKeptBasket } from '../kept-basket/use-kept-basket';
import { mergeSavedBasket } from './merge-saved-basket';

/** Delay between a sign-in and the fetch of the saved basket, in ms (specification, section 9). */
const AFTER_SIGN_IN = 1000;

/** Key in local storage with the id of the user whose basket is still to be merged. It survives a reload. */
const PENDING = 'savedbasket';

/** Number of handled sign-ins by session, so that a remounted header does not merge again. */
const noted = new WeakMap<Session, number>();

/**
 * Merges the saved basket about a second after each sign-in. Does nothing if `useBasketSync`
 * synchronises the basket.
 */
export function useSavedBasket(): void {
  const { session, signIns, user } = useAuth();
  const dispatch = useAppDispatch();
  const isKept = useKeptBasket();
  const userid = isKept ? undefined : user?.id;
  useEffect(() => {
    if (userid === undefined) return;
    const storage = safeStorage();
    if (signIns > (noted.get(session) ?? 0)) storage.setItem(PENDING, String(userid));
    noted.set(session, signIns);
    if (storage.getItem(PENDING) !== String(userid)) return;
    const timer = setTimeout(
      () => void dispatch(mergeSavedBasket(userid)).then(() => storage.removeItem(PENDING)),
      AFTER_SIGN_IN,
    );
    return () => clearTimeout(timer);
  }, [session, signIns, userid, dispatch]);
}
