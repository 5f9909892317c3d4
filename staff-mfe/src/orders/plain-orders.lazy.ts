import { type LazyModule, defineLazyModule } from 'shared/lazy';
import type * as plain from './plain-orders';

/** Lazy, because few backends have members of staff but lack the `staff` feature. */
export const lazyPlainOrders: LazyModule<typeof plain> = defineLazyModule(
  () => import(/* webpackChunkName: "later-plain-orders" */ './plain-orders'),
);
