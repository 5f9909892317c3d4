import { type Later, later, orderTexts } from 'shared/core';
import { loadDays } from 'shared/days';
import type * as schedule from './schedule';

/** Lazy code for days. Loaded if the basket needs days or the shopper has chosen some. */
export const scheduleLater: Later<typeof schedule> = later(async () => {
  const [found] = await Promise.all([
    import(/* webpackChunkName: "schedule" */ './schedule'),
    loadDays(),
    orderTexts.load(),
  ]);
  return found;
});
