import { type Later, later } from 'shared/core';
import { loadDays } from 'shared/days';
import type * as anotherDay from './another-day';

/** Lazy, because most visits of an order do not change its day. */
export const anotherDayLater: Later<typeof anotherDay> = later(async () => {
  const [found] = await Promise.all([
    import(/* webpackChunkName: "another-day" */ './another-day'),
    loadDays(),
  ]);
  return found;
});
