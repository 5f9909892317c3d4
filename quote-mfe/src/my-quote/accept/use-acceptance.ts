import type { CallInput } from 'contract/calls/call';
import type * as calls from 'contract/quotes/customer-quotes';
import { useCallback, useState } from 'react';
import { type FormError, isRequestError, toFormError } from 'shared/data';
import { UNKNOWN_PAYMENT_PAGE_TEXT, useOpenPaymentPage, useOnPageRestore } from '../payment-page';
import { useAcceptMyQuoteMutation } from '../my-quote-api';

const LOST_RESPONSE_TEXT =
  'We got no answer, so we cannot say whether it worked. Please press the button again: it never makes a second order.';

/**
 * Accepts an offer, and opens the payment page if something is to be paid now. Otherwise it calls
 * `onChanged`, also after a failure, because the quote may have changed or be accepted already.
 */
export function useAcceptance(onChanged: () => void) {
  const [acceptQuote, { isLoading }] = useAcceptMyQuoteMutation();
  const openPaymentPage = useOpenPaymentPage();
  const [failure, setFailure] = useState<FormError | null>(null);
  // Stays true while the browser opens the payment page.
  const [isLeaving, setLeaving] = useState(false);
  useOnPageRestore(
    useCallback(() => {
      setLeaving(false);
      onChanged();
    }, [onChanged]),
  );

  const accept = async (form: HTMLFormElement, request: CallInput<typeof calls.acceptQuote>) => {
    setFailure(null);
    const { data, error } = await acceptQuote(request);
    if (data?.url !== undefined && openPaymentPage(data.url)) return setLeaving(true);
    if (data?.url !== undefined) setFailure({ field: '', text: UNKNOWN_PAYMENT_PAGE_TEXT });
    if (error) setFailure(toFormError(error, form) ?? { field: '', text: describeError(error) });
    onChanged();
  };
  return { accept, isBusy: isLoading || isLeaving, failure };
}

const describeError = (error: unknown): string =>
  (isRequestError(error) && error.serverError) || LOST_RESPONSE_TEXT;
