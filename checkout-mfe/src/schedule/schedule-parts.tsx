import { createElement } from 'react';
import { useFeature, useLater } from 'shared/core';
import { Skeleton, SkeletonGroup } from 'shared/ui';
import type { ChosenDaysProps } from './chosen-days';
import { useKeptText } from './kept-schedule';
import { scheduleLater } from './schedule-later';

/** The days that go with the order; nothing where none were chosen (decision 47). */
export function ChosenDays(props: ChosenDaysProps) {
  const isKept = useKeptText() !== null;
  const isWanted = useFeature('calendar') && isKept;
  const found = useLater(scheduleLater, isWanted);
  return isWanted && found ? createElement(found.ChosenDays, props) : null;
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
