import type { ReactNode } from 'react';
import type { RoomRoute } from 'shared/core';
import { StaffCalendarPage } from './calendar/staff-calendar-page';
import { StaffMessagesPage } from './messages/staff-messages-page';
import { StaffOrdersPage } from './orders/staff-orders-page';
import { StaffRefundsPage } from './refunds/staff-refunds-page';
import { StaffUnknownPage } from './staff-unknown-page';
import { StaffVersionsPage } from './versions/staff-versions-page';

const page = (path: string, content: ReactNode): RoomRoute => ({
  path,
  element: <div data-room="staff">{content}</div>,
});

/** The screens of the staff area (rule 3). */
export const routes: RoomRoute[] = [
  page('/admin', <StaffOrdersPage />),
  page('/admin/messages', <StaffMessagesPage />),
  page('/admin/refunds', <StaffRefundsPage />),
  page('/admin/calendar', <StaffCalendarPage />),
  page('/admin/versions', <StaffVersionsPage />),
  page('/admin/*', <StaffUnknownPage />),
];
