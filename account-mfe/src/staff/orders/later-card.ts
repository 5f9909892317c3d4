import { type Later, later } from 'shared/core';
import type * as card from './staff-order-card';

/** Shoppers, who make nearly all visits of this room, need none of it. */
export const laterCard: Later<typeof card> = later(
  () => import(/* webpackChunkName: "later-staff-order" */ './staff-order-card'),
);
