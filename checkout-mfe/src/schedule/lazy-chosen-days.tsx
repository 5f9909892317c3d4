import { createElement } from 'react';
import { useLazyModule } from 'shared/lazy';
import { useFeature } from 'shared/session';
import type { ChosenDaysProps } from './chosen-days';
import { useScheduleText } from './schedule-text';
import { lazySchedule } from './schedule.lazy';
import { useBasketCalendars } from './use-basket-calendars';

/**
 * Lists the chosen days. Once a payment method is chosen, also lists bookings without a day (rule
 * 62).
 */
export function LazyChosenDays({ method }: ChosenDaysProps) {
  const hasSavedDays = useScheduleText() !== null;
  const requiredCalendars = useBasketCalendars({
    isEnabled: method !== null,
    shouldRefetch: false,
  }).calendars;
  const isVisible = useFeature('calendar') && (hasSavedDays || requiredCalendars.length > 0);
  const scheduleModule = useLazyModule(lazySchedule, isVisible);
  return isVisible && scheduleModule
    ? createElement(scheduleModule.ChosenDays, {
        method,
        requiredKinds: requiredCalendars.map(({ trade: bookingKind }) => bookingKind),
      })
    : null;
}
