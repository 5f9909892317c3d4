import type { ReactNode } from 'react';
import type { RemoteRoute } from 'shared/slots';
import { AddressesPage } from './addresses/addresses-page';
import {
  ConfirmEmailPage,
  ForgottenPasswordPage,
  JoinPage,
  ResetPasswordPage,
} from './email-links/link-page';
import { LinkedOrderPage } from './orders/page/linked-order-page';
import { MyOrdersPage } from './orders/my-orders-page';
import { SettingsPage } from './settings/settings-page';
import { LoginPage } from './sign-in/login-page';

const createRoute = (path: string, content: ReactNode): RemoteRoute => ({
  path,
  element: <div data-remote="account">{content}</div>,
});

export const routes: RemoteRoute[] = [
  createRoute('/login', <LoginPage />),
  createRoute('/forgotten-password', <ForgottenPasswordPage />),
  createRoute('/reset-password', <ResetPasswordPage />),
  createRoute('/confirm-email', <ConfirmEmailPage />),
  createRoute('/join', <JoinPage />),
  createRoute('/myaccount', <MyOrdersPage />),
  createRoute('/myaccount/addresses', <AddressesPage />),
  createRoute('/myaccount/settings', <SettingsPage />),
  createRoute('/my-orders', <MyOrdersPage />),
  createRoute('/my-order', <LinkedOrderPage />),
];
