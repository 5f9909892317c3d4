import { type Later, later } from 'shared/core';
import type * as plain from './plain-orders';

/** Few backends have staff without the staff feature. */
export const plainOrdersLater: Later<typeof plain> = later(
  () => import(/* webpackChunkName: "later-plain-orders" */ './plain-orders'),
);
