import type * as texts from 'contract/orders/order-texts/order-texts';
import { type LazyModule, defineLazyModule } from '../lazy/lazy-module';

/** Loads lazily, because most visitors place no order. */
export const orderTextsModule: LazyModule<typeof texts> = defineLazyModule(
  () =>
    import(/* webpackChunkName: "later-order-texts" */ 'contract/orders/order-texts/order-texts'),
);
