import { createElement } from 'react';
import { defineLazyModule } from '../../lazy/lazy-module';
import { useLazyModule } from '../../lazy/use-lazy-module';
import type { HalfDaysProps } from './day-components';
import type { MonthDaysProps } from './month-days';

const dayComponents = defineLazyModule(
  () => import(/* webpackChunkName: "later-days" */ './day-components'),
);

/**
 * Loads the code of `MonthChoice` and `HalfChoice`. Await the result before you render them,
 * because otherwise their first render is empty.
 */
export const loadDayComponents = async (): Promise<void> => void (await dayComponents.load());

export function MonthChoice(props: MonthDaysProps) {
  const components = useLazyModule(dayComponents, true);
  return components && createElement(components.MonthDays, props);
}

export function HalfChoice(props: HalfDaysProps) {
  const components = useLazyModule(dayComponents, true);
  return components && createElement(components.HalfDays, props);
}
