import { createElement } from 'react';
import { useFeature, useLater } from 'shared/core';
import { Skeleton, SkeletonGroup } from 'shared/ui';
import type { ChosenDaysProps } from './chosen-days';
import { useKeptText } from './kept-schedule';
import { scheduleLater } from './schedule-later';
import { useAskedTrades } from './use-asked-trades';

/**
 * Loads and shows the chosen days (rule 47). At the checkout it also lists bookings without a day
 * (rule 62).
 */
export function ChosenDays({ method }: ChosenDaysProps) {
  const isKept = useKeptText() !== null;
  const asked = useAskedTrades({ isUsed: method !== null, isFresh: false }).trades;
  const isWanted = useFeature('calendar') && (isKept || asked.length > 0);
  const found = useLater(scheduleLater, isWanted);
  return isWanted && found
    ? createElement(found.ChosenDays, { method, asked: asked.map(({ trade }) => trade) })
    : null;
}

export function ConfirmDate({ token }: { token: string }) {
  const found = useLater(scheduleLater, true);
  if (found) return createElement(found.ConfirmDate, { token });
  return (
    <SkeletonGroup label="your date">
      <Skeleton shape="button" />
    </SkeletonGroup>
  );
}
