import { useEffect } from 'react';
import { safeStorage, useAppDispatch, useAppSelector } from 'shared/core';
import { basketPaid } from '../payment/placement/basket-paid';

/** Key in local storage with the payments that have already emptied a basket. */
const KEY = 'settledpayments';
const KEPT = 20;

/**
 * Empties the basket after a verified payment. The shopper stays signed in (rule 37). Each payment does so once, so
 * that a later visit to its page keeps a new basket.
 */
export function useEmptyBasketOnce(sessionId: string) {
  const restored = useAppSelector((state) => state.restored);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!restored || !settle(sessionId)) return;
    dispatch(basketPaid());
  }, [restored, sessionId, dispatch]);
}

/** Records a payment. Returns false if it was already recorded. */
function settle(sessionId: string): boolean {
  const storage = safeStorage();
  const settled = (storage.getItem(KEY) ?? '').split(' ').filter(Boolean);
  const name = encodeURIComponent(sessionId);
  if (settled.includes(name)) return false;
  storage.setItem(KEY, [...settled, name].slice(-KEPT).join(' '));
  return true;
}
