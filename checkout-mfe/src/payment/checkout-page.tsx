import { BasketNotice } from 'shared/basket';
import { useDeferredValue, useMemo } from 'react';
import { Navigate, PageHead, useLocation } from 'shared/router';
import { useAuth, useConfig } from 'shared/session';
import { useAppSelector } from 'shared/store';
import { skipToken } from 'shared/data';
import { Page, PageHeader, Stack } from 'shared/ui';
import { customerApi } from '../details/customer-api';
import { CheckoutSteps } from '../details/checkout-steps';
import { Checkout } from './checkout';
import { LoadingUser } from './checkout-notices';

export function CheckoutPage() {
  const isRestored = useAppSelector((state) => state.restored);
  const { user } = useAuth();
  const userid = user?.id;
  // Reads the cached customer only, because `Checkout` sends the request.
  const customer = useAppSelector(
    useMemo(() => customerApi.endpoints.getCustomer.select(userid ?? skipToken), [userid]),
  ).data;
  const { pathname, search, hash } = useLocation();
  const isSignedOut = isRestored && !user;
  // True since before the last paint. An order signs the shopper out, and this delay lets the
  // thank-you page open before the redirect.
  const wasSignedOut = useDeferredValue(isSignedOut);
  if (isSignedOut && wasSignedOut) {
    return <Navigate to="/login" replace state={{ from: { pathname, search, hash } }} />;
  }
  return (
    <Page width="normal">
      <PageHead
        title="Checkout"
        description="Choose how to pay, look over your order and place it."
        noindex
      />
      <CheckoutSteps current="payment" hasDetails={Boolean(customer)} />
      <PageHeader
        title="Checkout"
        intro={<p>Choose how to pay, look over your order and place it.</p>}
      />
      {isRestored && user ? (
        <>
          <Stack gap={4}>
            <BasketNotice />
            <Checkout key={user.id} userid={user.id} />
          </Stack>
          <PaymentButtonScript />
        </>
      ) : (
        <LoadingUser />
      )}
    </Page>
  );
}

/** Loads the PayPal SDK. Only this page needs the SDK (specification, section 7). */
function PaymentButtonScript() {
  const { paypalClientId } = useConfig().payments;
  if (!paypalClientId) return null;
  const query = new URLSearchParams({ 'client-id': paypalClientId, currency: 'GBP' });
  return <script async src={`https://www.paypal.com/sdk/js?${query}`} />;
}
