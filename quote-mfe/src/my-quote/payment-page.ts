import { isPermittedPaymentPage } from 'contract/payments/is-permitted-payment-page';
import { useEffect } from 'react';
import { useConfig } from 'shared/session';
import { openExternalPage } from './open-external-page';

/** Returns a function that opens a payment page, or returns false if its address is unknown. */
export function useOpenPaymentPage(): (url: string) => boolean {
  const { apiHost, payments } = useConfig();
  return (url) => {
    if (!isPermittedPaymentPage(url, [...payments.hostedOrigins, apiHost])) return false;
    openExternalPage(url);
    return true;
  };
}

export const UNKNOWN_PAYMENT_PAGE_TEXT = 'The payment page has an unknown address.';

/** Calls `onRestore` if the customer returns from the payment page with the browser's Back button. */
export function useOnPageRestore(onRestore: () => void): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && onRestore();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [onRestore]);
}
