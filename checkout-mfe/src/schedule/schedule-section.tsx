import { createElement } from 'react';
import { useLater } from 'shared/core';
import { FailedState, Skeleton, SkeletonGroup } from 'shared/ui';
import { scheduleLater } from './schedule-later';
import { useAskedTrades } from './use-asked-trades';

interface ScheduleSectionProps {
  asked: ReturnType<typeof useAskedTrades>;
  /** The days alone: what was said beside them stays. */
  daysOnly?: boolean;
}

/** Asks for the days of what is done on a day; nothing for every other basket. */
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

/** The days that are left, where the chosen one was sold meanwhile: nothing else has to be said again. */
export const ChooseAgain = () => <ScheduleSection asked={useAskedTrades()} daysOnly />;
