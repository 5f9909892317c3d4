import { type Later, later, orderTexts } from 'shared/core';
import type * as confirmations from './confirmations';

/** Lazy, because most visits of this remote do not place an order. */
export const laterConfirmation: Later<typeof confirmations> = later(async () => {
  const [found] = await Promise.all([
    import(/* webpackChunkName: "later-confirmation" */ './confirmations'),
    orderTexts.load(),
  ]);
  return found;
});
