import { createElement } from 'react';
import { useLazyModule } from 'shared/lazy';
import { FailedState, Skeleton, SkeletonGroup } from 'shared/ui';
import { lazySchedule } from './schedule.lazy';
import { useBasketCalendars } from './use-basket-calendars';

interface ScheduleSectionProps {
  basketCalendars: ReturnType<typeof useBasketCalendars>;
  isDaysOnly?: boolean;
}

/** Section with the fields for days. Renders nothing if no service in the basket needs a day. */
export function ScheduleSection({ basketCalendars, isDaysOnly = false }: ScheduleSectionProps) {
  const { calendars, hasFailed, retry } = basketCalendars;
  const scheduleModule = useLazyModule(lazySchedule, calendars.length > 0);
  if (hasFailed) {
    return (
      <FailedState subject="the days that can be chosen" onRetry={retry}>
        <p>You can also go on: we then agree a day with you.</p>
      </FailedState>
    );
  }
  if (calendars.length === 0) return null;
  if (!scheduleModule) {
    return (
      <SkeletonGroup label="the days that can be chosen">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  return createElement(scheduleModule.ScheduleFields, { calendars, isDaysOnly });
}

/**
 * Section in which the shopper chooses another day, after the backend refused an order because the
 * day is full.
 */
export const ChooseAnotherDay = () => (
  <ScheduleSection basketCalendars={useBasketCalendars()} isDaysOnly />
);
