import { type Later, later } from 'shared/core';
import { loadDays } from 'shared/days';
import type * as anotherDay from './another-day';

/** Most visits of an order ask for no other day. */
export const anotherDayLater: Later<typeof anotherDay> = later(async () => {
  const [found] = await Promise.all([
    import(/* webpackChunkName: "another-day" */ './another-day'),
    loadDays(),
  ]);
  return found;
});
