import { createElement } from 'react';
import { defineLazyModule, useLazyModule } from 'shared/lazy';
import { useFeature } from 'shared/session';
import { Skeleton, SkeletonGroup } from 'shared/ui';
import { StaffPage, ScreenNotFound } from 'shared/desk';

const lazyCalendar = defineLazyModule(
  async () => (await import(/* webpackChunkName: "staff-calendar" */ './calendar')).Calendar,
);

export function StaffCalendarPage() {
  const hasCalendar = useFeature('calendar');
  return (
    <StaffPage permission="calendar" title="Calendar">
      {hasCalendar ? <LazyCalendar /> : <ScreenNotFound />}
    </StaffPage>
  );
}

function LazyCalendar() {
  const Calendar = useLazyModule(lazyCalendar, true);
  if (Calendar) return createElement(Calendar);
  return (
    <SkeletonGroup label="the calendar">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
