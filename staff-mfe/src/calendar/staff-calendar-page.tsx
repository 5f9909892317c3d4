import { createElement } from 'react';
import { later, useFeature, useLater } from 'shared/core';
import { Skeleton, SkeletonGroup } from 'shared/ui';
import { StaffPage } from '../staff-page';
import { NoSuchScreen } from '../staff-unknown-page';

const calendar = later(
  async () => (await import(/* webpackChunkName: "staff-calendar" */ './calendar')).Calendar,
);

/** The page /admin/calendar: bookings and working days (rule 47). */
export function StaffCalendarPage() {
  const isOffered = useFeature('calendar');
  return <StaffPage title="Calendar">{isOffered ? <Loaded /> : <NoSuchScreen />}</StaffPage>;
}

function Loaded() {
  const found = useLater(calendar, true);
  if (found) return createElement(found);
  return (
    <SkeletonGroup label="the calendar">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
