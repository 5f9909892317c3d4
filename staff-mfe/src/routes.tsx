import type { ReactNode } from 'react';
import type { RemoteRoute } from 'shared/slots';
import { StaffCalendarPage } from './calendar/staff-calendar-page';
import { StaffMessagesPage } from './messages/staff-messages-page';
import { StaffOrdersPage } from './orders/staff-orders-page';
import { StaffRefundsPage } from './refunds/staff-refunds-page';
import { StaffNotFoundPage } from './staff-not-found-page';
import { StaffVersionsPage } from './versions/staff-versions-page';

const createRoute = (path: string, content: ReactNode): RemoteRoute => ({
  path,
  element: <div data-remote="staff">{content}</div>,
});

export const routes: RemoteRoute[] = [
  createRoute('/admin', <StaffOrdersPage />),
  createRoute('/admin/messages', <StaffMessagesPage />),
  createRoute('/admin/refunds', <StaffRefundsPage />),
  createRoute('/admin/calendar', <StaffCalendarPage />),
  createRoute('/admin/versions', <StaffVersionsPage />),
  createRoute('/admin/*', <StaffNotFoundPage />),
];
