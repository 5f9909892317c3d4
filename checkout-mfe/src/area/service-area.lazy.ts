import type * as serviceArea from 'contract/catalog/service-area';
import { type LazyModule, defineLazyModule } from 'shared/lazy';

/** Loads lazily, because it only adds questions about an address to a page. */
export const serviceAreaModule: LazyModule<typeof serviceArea> = defineLazyModule(
  () => import(/* webpackChunkName: "later-service-area" */ 'contract/catalog/service-area'),
);
