import { type Later, later, orderTexts } from 'shared/core';
import type * as confirmations from './confirmations';

/** Most visits of this room come before an order stands. */
export const laterConfirmation: Later<typeof confirmations> = later(async () => {
  const [found] = await Promise.all([
    import(/* webpackChunkName: "later-confirmation" */ './confirmations'),
    orderTexts.load(),
  ]);
  return found;
});
