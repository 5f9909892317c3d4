import { useDeferredValue } from 'react';
import { Navigate, PageHead, useAppSelector, useAuth, useLocation } from 'shared/core';
import { Page, PageHeader } from 'shared/ui';
import { CheckoutSteps } from '../steps/checkout-steps';
import { Checkout } from './checkout';
import { LoadingUser } from './loading-user';
import { PaymentButtonScript } from './payment-button-script';

/** The payment screen (specification §2, 'Checkout payment'). */
export function CheckoutPage() {
  const restored = useAppSelector((state) => state.restored);
  const { user } = useAuth();
  const { pathname, search, hash } = useLocation();
  const isNobody = restored && !user;
  // Deferred: a way on that was taken before, as to the thank-you page, comes first.
  const wasNobody = useDeferredValue(isNobody);
  if (isNobody && wasNobody) {
    return <Navigate to="/login" replace state={{ from: { pathname, search, hash } }} />;
  }
  return (
    <Page width="normal">
      <PageHead
        title="Checkout"
        description="Choose how to pay, look over your order and place it."
        noindex
      />
      <CheckoutSteps current="payment" />
      <PageHeader title="Checkout" />
      {restored && user ? <Checkout userid={user.id} /> : <LoadingUser />}
      <PaymentButtonScript />
    </Page>
  );
}
