import { useEffect } from 'react';
import { type Session, useAuth } from 'shared/auth';
import { useAppDispatch } from 'shared/store';
import { mergeSavedBasket } from './merge-saved-basket';

/** How long after a sign-in the saved basket is fetched, in ms (specification §9). */
const AFTER_SIGN_IN = 1000;

/** Sign-ins whose saved basket has been merged; one is not merged again when the header comes anew. */
const merged = new WeakMap<Session, number>();

/** Joins the saved basket to this one about a second after each sign-in on this page. */
export function useSavedBasket(): void {
  const { session, signIns, user } = useAuth();
  const dispatch = useAppDispatch();
  const userid = user?.id;
  useEffect(() => {
    if (userid === undefined || signIns <= (merged.get(session) ?? 0)) return;
    const timer = setTimeout(() => {
      merged.set(session, signIns);
      void dispatch(mergeSavedBasket(userid));
    }, AFTER_SIGN_IN);
    return () => clearTimeout(timer);
  }, [session, signIns, userid, dispatch]);
}
