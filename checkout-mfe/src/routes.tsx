import type { ReactNode } from 'react';
import type { RoomRoute } from 'shared/core';
import { DetailsPage } from './details/details-page';
import { CheckoutPage } from './payment/checkout-page';
import { OrderPlacedPage } from './confirmation/order-placed-page';
import { PaymentCancelledPage } from './confirmation/payment-cancelled-page';
import { PaymentFailedPage } from './confirmation/payment-failed-page';
import { PaymentSuccessPage } from './confirmation/payment-success-page';
import { ConfirmDatePage } from './schedule/confirm-date-page';

const page = (path: string, content: ReactNode): RoomRoute => ({
  path,
  element: <div data-room="checkout">{content}</div>,
});

/** The routes from a filled basket to a placed order (specification, section 2). */
export const routes: RoomRoute[] = [
  page('/details', <DetailsPage />),
  page('/profile', <DetailsPage />),
  page('/checkout', <CheckoutPage />),
  page('/payment-success', <PaymentSuccessPage />),
  page('/payment-cancelled', <PaymentCancelledPage />),
  page('/payment-failed', <PaymentFailedPage />),
  page('/thankyouorderplace', <OrderPlacedPage />),
  page('/confirm-date', <ConfirmDatePage />),
];
