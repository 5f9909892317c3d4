import type { ReactNode } from 'react';
import type { RoomRoute } from 'shared/core';
import { MyOrdersPage } from './orders/my-orders-page';
import { LoginPage } from './sign-in/login-page';
import { StaffMessagesPage } from './staff/messages/staff-messages-page';
import { StaffOrdersPage } from './staff/orders/staff-orders-page';
import { StaffRefundsPage } from './staff/refunds/staff-refunds-page';
import { StaffUnknownPage } from './staff/staff-unknown-page';

const page = (path: string, content: ReactNode): RoomRoute => ({
  path,
  element: <div data-room="account">{content}</div>,
});

/** Signing in, a customer's orders, and the staff area (specification §2, decisions 2 and 3). */
export const routes: RoomRoute[] = [
  page('/login', <LoginPage />),
  page('/myaccount', <MyOrdersPage />),
  page('/my-orders', <MyOrdersPage />),
  page('/admin', <StaffOrdersPage />),
  page('/admin/messages', <StaffMessagesPage />),
  page('/admin/refunds', <StaffRefundsPage />),
  page('/admin/*', <StaffUnknownPage />),
];
