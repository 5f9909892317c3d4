import { createElement } from 'react';
import { later } from '../../later/later';
import { useLater } from '../../later/use-later';
import type { HalfDaysProps } from './half-days';
import type { MonthDaysProps } from './month-days';

const parts = later(() => import(/* webpackChunkName: "later-days" */ './day-parts'));

/**
 * Fetches the components of the day choice. Await it before rendering them, so that no empty gap
 * appears.
 */
export const loadDays = async (): Promise<void> => void (await parts.load());

/** Radio buttons for the days of a month. */
export function MonthChoice(props: MonthDaysProps) {
  const found = useLater(parts, true);
  return found && createElement(found.MonthDays, props);
}

/** Radio buttons for morning and afternoon. */
export function HalfChoice(props: HalfDaysProps) {
  const found = useLater(parts, true);
  return found && createElement(found.HalfDays, props);
}
