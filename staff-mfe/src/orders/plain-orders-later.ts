import { type Later, later } from 'shared/core';
import type * as plain from './plain-orders';

/** Lazy, because few backends have members of staff but lack the `staff` feature. */
export const plainOrdersLater: Later<typeof plain> = later(
  () => import(/* webpackChunkName: "later-plain-orders" */ './plain-orders'),
);
