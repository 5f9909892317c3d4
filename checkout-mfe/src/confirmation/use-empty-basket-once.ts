import { useEffect } from 'react';
import { createSafeStorage, useAppDispatch, useAppSelector } from 'shared/store';
import { clearPaidBasket } from '../payment/placement/clear-paid-basket';

/** Key in local storage of the payments that have already emptied a basket. */
const STORAGE_KEY = 'settledpayments';
const MAX_SAVED_PAYMENTS = 20;

/**
 * Empties the basket once for each payment. A second visit of the page must not empty a new basket
 * (rule 37).
 */
export function useEmptyBasketOnce(sessionId: string) {
  const isRestored = useAppSelector((state) => state.restored);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isRestored || !recordPayment(sessionId)) return;
    dispatch(clearPaidBasket());
  }, [isRestored, sessionId, dispatch]);
}

/** Records the payment. Returns false if the payment was recorded before. */
function recordPayment(sessionId: string): boolean {
  const storage = createSafeStorage();
  const recordedPayments = (storage.getItem(STORAGE_KEY) ?? '').split(' ').filter(Boolean);
  const paymentKey = encodeURIComponent(sessionId);
  if (recordedPayments.includes(paymentKey)) return false;
  storage.setItem(
    STORAGE_KEY,
    [...recordedPayments, paymentKey].slice(-MAX_SAVED_PAYMENTS).join(' '),
  );
  return true;
}
