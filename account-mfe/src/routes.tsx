import type { ReactNode } from 'react';
import type { RoomRoute } from 'shared/core';
import { AddressesPage } from './addresses/addresses-page';
import { ConfirmEmailPage, ForgottenPasswordPage, ResetPasswordPage } from './forgotten/link-page';
import { LinkedOrderPage } from './orders/page/linked-order-page';
import { MyOrdersPage } from './orders/my-orders-page';
import { SettingsPage } from './settings/settings-page';
import { LoginPage } from './sign-in/login-page';
import { StaffCalendarPage } from './staff/calendar/staff-calendar-page';
import { StaffMessagesPage } from './staff/messages/staff-messages-page';
import { StaffOrdersPage } from './staff/orders/staff-orders-page';
import { StaffRefundsPage } from './staff/refunds/staff-refunds-page';
import { StaffUnknownPage } from './staff/staff-unknown-page';
import { StaffVersionsPage } from './staff/versions/staff-versions-page';

const page = (path: string, content: ReactNode): RoomRoute => ({
  path,
  element: <div data-room="account">{content}</div>,
});

/** The routes of sign-in, customer's orders and staff area (specification, section 2; rules 2 and 3). */
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
  page('/admin', <StaffOrdersPage />),
  page('/admin/messages', <StaffMessagesPage />),
  page('/admin/refunds', <StaffRefundsPage />),
  page('/admin/calendar', <StaffCalendarPage />),
  page('/admin/versions', <StaffVersionsPage />),
  page('/admin/*', <StaffUnknownPage />),
];
