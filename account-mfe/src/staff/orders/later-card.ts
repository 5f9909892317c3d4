import { type Later, later } from 'shared/core';
import type * as card from './staff-order-card';

/** Lazy, because nearly all visitors of this remote are shoppers, who do not need it. */
export const laterCard: Later<typeof card> = later(
  () => import(/* webpackChunkName: "later-staff-order" */ './staff-order-card'),
);
