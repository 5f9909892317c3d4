import type { ReactNode } from 'react';
import type { RemoteRoute } from 'shared/slots';
import { DetailsPage } from './details/details-page';
import { CheckoutPage } from './payment/checkout-page';
import { OrderPlacedPage } from './confirmation/order-placed-page';
import { PaymentCancelledPage, PaymentFailedPage } from './confirmation/unpaid-pages';
import { PaymentSuccessPage } from './confirmation/payment-success-page';
import { ConfirmDatePage } from './schedule/confirm-date-page';

const createRoute = (
  path: string,
  content: ReactNode,
  handle?: RemoteRoute['handle'],
): RemoteRoute => ({ path, element: <div data-remote="checkout">{content}</div>, handle });

const ownPlaceholder = { hasOwnPlaceholder: true };

export const routes: RemoteRoute[] = [
  createRoute('/details', <DetailsPage />, ownPlaceholder),
  createRoute('/profile', <DetailsPage />, ownPlaceholder),
  createRoute('/checkout', <CheckoutPage />, ownPlaceholder),
  createRoute('/payment-success', <PaymentSuccessPage />),
  createRoute('/payment-cancelled', <PaymentCancelledPage />),
  createRoute('/payment-failed', <PaymentFailedPage />),
  createRoute('/thankyouorderplace', <OrderPlacedPage />),
  createRoute('/confirm-date', <ConfirmDatePage />),
];
