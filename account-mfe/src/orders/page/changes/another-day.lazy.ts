import { type LazyModule, defineLazyModule } from 'shared/lazy';
import { loadDayComponents } from 'shared/days';
import type * as anotherDay from './another-day-dialog';

/** Loads lazily, because most visitors of an order do not change its day. */
export const lazyAnotherDay: LazyModule<typeof anotherDay> = defineLazyModule(async () => {
  const [anotherDayModule] = await Promise.all([
    import(/* webpackChunkName: "another-day" */ './another-day-dialog'),
    loadDayComponents(),
  ]);
  return anotherDayModule;
});
