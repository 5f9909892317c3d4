import type { PagePayment } from 'contract/orders/order-page';
import { useEffect, useState } from 'react';
import type { OrderAccess } from '../order-page-api';
import { useCheckPaymentMutation } from './pay-api';
import type { PaymentReturn } from './payment-return';

/** Pause between two checks, in ms. */
const PAUSE_MS = 4_000;

/** Number of checks without an answer after which the page stops to ask. */
const MAX_CHECKS = 8;

interface PaymentCheck {
  payment: PagePayment | null;
  /** Whether it is not known yet what became of the payment. */
  isOutcomeUnknown: boolean;
  /** Whether the page asks again by itself. */
  isChecking: boolean;
  checkAgain: () => void;
}

/** Asks the backend what became of a payment until it is known, or until the checks are used up. */
export function usePaymentCheck(
  access: OrderAccess,
  paymentReturn: PaymentReturn | null,
): PaymentCheck {
  const [checkPayment] = useCheckPaymentMutation();
  const [checkCount, setCheckCount] = useState(0);
  // Undefined before the first answer. Null if the backend knows no payment.
  const [payment, setPayment] = useState<PagePayment | null>();
  const isOutcomeUnknown = paymentReturn !== null && !isDecided(payment, paymentReturn);
  const isChecking = isOutcomeUnknown && checkCount < MAX_CHECKS;
  const sessionid = paymentReturn?.sessionid;
  const accessKey = JSON.stringify(access);
  useEffect(() => {
    if (!isChecking) return;
    let isCurrent = true;
    const timer = setTimeout(
      () => {
        const call = checkPayment({ access: JSON.parse(accessKey) as OrderAccess, sessionid });
        void call.then(({ data }) => {
          if (!isCurrent) return;
          if (data) setPayment(data.checked ?? null);
          setCheckCount((count) => count + 1);
        });
      },
      checkCount === 0 ? 0 : PAUSE_MS,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isChecking, checkCount, accessKey, sessionid, checkPayment]);
  return {
    payment: payment ?? null,
    isOutcomeUnknown,
    isChecking,
    checkAgain: () => setCheckCount(0),
  };
}

function isDecided(payment: PagePayment | null | undefined, { kind }: PaymentReturn): boolean {
  if (payment === undefined) return false;
  if (payment === null || payment.status === 'closed') return true;
  if (payment.status === 'open') return kind === 'back';
  return payment.status === 'paid' || payment.status === 'returned';
}
