import { type Later, later } from 'shared/core';
import type * as confirmations from './confirmations';

/** Most visits of this room come before an order stands. */
export const laterConfirmation: Later<typeof confirmations> = later(
  () => import(/* webpackChunkName: "later-confirmation" */ './confirmations'),
);
