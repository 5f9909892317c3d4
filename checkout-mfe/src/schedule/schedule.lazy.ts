import { orderTextsModule } from 'shared/basket';
import { type LazyModule, defineLazyModule } from 'shared/lazy';
import { loadDayComponents } from 'shared/days';
import type * as schedule from './schedule';

/** Loads lazily, because only some baskets need a day. */
export const lazySchedule: LazyModule<typeof schedule> = defineLazyModule(async () => {
  const [scheduleModule] = await Promise.all([
    import(/* webpackChunkName: "schedule" */ './schedule'),
    loadDayComponents(),
    orderTextsModule.load(),
  ]);
  return scheduleModule;
});
