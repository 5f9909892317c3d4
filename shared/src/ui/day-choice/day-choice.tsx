import { createElement } from 'react';
import { later } from '../../later/later';
import { useLater } from '../../later/use-later';
import type { HalfDaysProps } from './half-days';
import type { MonthDaysProps } from './month-days';

const parts = later(() => import(/* webpackChunkName: "later-days" */ './day-parts'));

/** Fetches what days are chosen with: who awaits it first shows them without a gap. */
export const loadDays = async (): Promise<void> => void (await parts.load());

/** A month of days of which one is chosen. */
export function MonthChoice(props: MonthDaysProps) {
  const found = useLater(parts, true);
  return found && createElement(found.MonthDays, props);
}

/** Morning or afternoon. */
export function HalfChoice(props: HalfDaysProps) {
  const found = useLater(parts, true);
  return found && createElement(found.HalfDays, props);
}
