import { createElement } from 'react';
import { useLater } from 'shared/core';
import { FailedState, Skeleton, SkeletonGroup } from 'shared/ui';
import { scheduleLater } from './schedule-later';
import { useAskedTrades } from './use-asked-trades';

interface ScheduleSectionProps {
  asked: ReturnType<typeof useAskedTrades>;
  /** Whether to show only the days, without the other fields. */
  daysOnly?: boolean;
}

/** Asks for the days of the basket's services. Renders nothing if none of them needs a day. */
export function ScheduleSection({ asked, daysOnly = false }: ScheduleSectionProps) {
  const { trades, isFailed, retry } = asked;
  const found = useLater(scheduleLater, trades.length > 0);
  if (isFailed) {
    return (
      <FailedState what="the days that can be chosen" onRetry={retry}>
        <p>You can also go on: we then agree a day with you.</p>
      </FailedState>
    );
  }
  if (trades.length === 0) return null;
  if (!found) {
    return (
      <SkeletonGroup label="the days that can be chosen">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  return createElement(found.ScheduleFields, { trades, daysOnly });
}

/** Asks only for another day after the chosen one was fully booked. */
export const ChooseAgain = () => <ScheduleSection asked={useAskedTrades()} daysOnly />;
