import { type LazyModule, defineLazyModule } from 'shared/lazy';
import type * as screens from './order-screens';

/** Loads lazily, because most visitors of the account pages open no order. */
export const lazyOrderScreens: LazyModule<typeof screens> = defineLazyModule(
  () => import(/* webpackChunkName: "later-order" */ './order-screens'),
);
