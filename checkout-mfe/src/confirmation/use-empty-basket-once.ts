import { useEffect } from 'react';
import { safeStorage, useAppDispatch, useAppSelector } from 'shared/core';
import { basketPaid } from '../payment/placement/basket-paid';

/** Under this name local storage keeps which payments already emptied a basket. */
const KEY = 'settledpayments';
const KEPT = 20;

/**
 * Empties the basket after a verified payment; the shopper stays signed in (decision 37). Each
 * payment does so once: opening its page again later leaves a new basket alone.
 */
export function useEmptyBasketOnce(sessionId: string) {
  const restored = useAppSelector((state) => state.restored);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!restored || !settle(sessionId)) return;
    dispatch(basketPaid());
  }, [restored, sessionId, dispatch]);
}

/** Notes the payment; false when it was noted before. */
function settle(sessionId: string): boolean {
  const storage = safeStorage();
  const settled = (storage.getItem(KEY) ?? '').split(' ').filter(Boolean);
  const name = encodeURIComponent(sessionId);
  if (settled.includes(name)) return false;
  storage.setItem(KEY, [...settled, name].slice(-KEPT).join(' '));
  return true;
}
