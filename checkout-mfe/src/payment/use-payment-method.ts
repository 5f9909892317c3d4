import { useState } from 'react';
import { useConfig } from 'shared/session';
import { createSafeStorage } from 'shared/store';
import type { PaymentMethod } from 'contract/payments/payment-method';

/** Key in local storage. An order deletes the entry. */
const STORAGE_KEY = 'paymentmethod';

/**
 * Returns the payment method, which is 'offline' until the shopper chooses another. The choice is
 * saved, because the shopper may come back from the payment page or the details step.
 */
export function usePaymentMethod() {
  const { payments } = useConfig();
  const [chosenMethod, setChosenMethod] = useState(readSavedMethod);
  return {
    method: payments.online ? chosenMethod : 'offline',
    setMethod(method: PaymentMethod) {
      setChosenMethod(method);
      saveMethod(method);
    },
  };
}

const readSavedMethod = (): PaymentMethod =>
  createSafeStorage().getItem(STORAGE_KEY) === 'online' ? 'online' : 'offline';

export function saveMethod(method: PaymentMethod): void {
  if (method === 'offline') createSafeStorage().removeItem(STORAGE_KEY);
  else createSafeStorage().setItem(STORAGE_KEY, method);
}
