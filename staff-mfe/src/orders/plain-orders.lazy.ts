import { type LazyModule, defineLazyModule } from 'shared/lazy';
import type * as plain from './plain-orders';

/** Lazy, because few backends have staff users but lack the `staff` feature. */
export const lazyPlainOrders: LazyModule<typeof plain> = defineLazyModule(
  () => import(/* webpackChunkName: "later-plain-orders" */ './plain-orders'),
);
