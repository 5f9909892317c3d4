import { orderTextsModule } from 'shared/basket';
import { type LazyModule, defineLazyModule } from 'shared/lazy';
import type * as confirmations from './confirmations';

/** Loads lazily, because most visitors of the checkout pages have not placed an order yet. */
export const lazyConfirmations: LazyModule<typeof confirmations> = defineLazyModule(async () => {
  const [confirmationModule] = await Promise.all([
    import(/* webpackChunkName: "later-confirmation" */ './confirmations'),
    orderTextsModule.load(),
  ]);
  return confirmationModule;
});
