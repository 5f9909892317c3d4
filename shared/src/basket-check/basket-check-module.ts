import { defineLazyModule, type LazyModule } from '../lazy/lazy-module';
import type * as checkBasket from './check-basket';

/** Loads lazily, because most pages show no basket. */
export const basketCheckModule: LazyModule<typeof checkBasket> = defineLazyModule(
  () => import(/* webpackChunkName: "later-check-basket" */ './check-basket'),
);
