import { type LazyModule, defineLazyModule } from 'shared/lazy';
import type * as plain from './plain-orders';

/** Loads lazily, because few backends have staff users without the feature `staff`. */
export const lazyPlainOrders: LazyModule<typeof plain> = defineLazyModule(
  () => import(/* webpackChunkName: "later-plain-orders" */ './plain-orders'),
);
