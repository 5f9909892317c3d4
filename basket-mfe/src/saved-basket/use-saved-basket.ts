import { useEffect } from 'react';
import { safeStorage, type Session, useAppDispatch, useAuth } from 'shared/core';
import { useKeptBasket } from '../kept-basket/use-kept-basket';
import { mergeSavedBasket } from './merge-saved-basket';

/** How long after a sign-in the saved basket is fetched, in ms (specification §9). */
const AFTER_SIGN_IN = 1000;

/** Under this name local storage keeps whose saved basket is still to be joined: a reload may come between. */
const PENDING = 'savedbasket';

/** Sign-ins that have been noted; one is not merged again when the header comes anew. */
const noted = new WeakMap<Session, number>();

/** Joins the saved basket to this one about a second after each sign-in; one that is kept as a whole joins itself. */
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
