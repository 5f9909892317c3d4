import type { ReactNode } from 'react';
import type { RoomRoute } from 'shared/core';
import { AddressesPage } from './addresses/addresses-page';
import { ConfirmEmailPage, ForgottenPasswordPage, ResetPasswordPage } from './forgotten/link-page';
import { LinkedOrderPage } from './orders/page/linked-order-page';
import { MyOrdersPage } from './orders/my-orders-page';
import { SettingsPage } from './settings/settings-page';
import { LoginPage } from './sign-in/login-page';

const page = (path: string, content: ReactNode): RoomRoute => ({
  path,
  element: <div data-room="account">{content}</div>,
});

/** The pages of signing in, the account and a customer's orders (specification §2, rule 2). */
export const routes: RoomRoute[] = [
  page('/login', <LoginPage />),
  page('/forgotten-password', <ForgottenPasswordPage />),
  page('/reset-password', <ResetPasswordPage />),
  page('/confirm-email', <ConfirmEmailPage />),
  page('/myaccount', <MyOrdersPage />),
  page('/myaccount/addresses', <AddressesPage />),
  page('/myaccount/settings', <SettingsPage />),
  page('/my-orders', <MyOrdersPage />),
  page('/my-order', <LinkedOrderPage />),
];
