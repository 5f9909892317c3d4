import { orderTextsModule } from 'shared/basket';
import { type LazyModule, defineLazyModule } from 'shared/lazy';
import type * as confirmation from './confirmation';

/** Loads lazily, because most visitors of the checkout pages have not placed an order yet. */
export const lazyConfirmation: LazyModule<typeof confirmation> = defineLazyModule(async () => {
  const [confirmationModule] = await Promise.all([
    import(/* webpackChunkName: "later-confirmation" */ './confirmation'),
    orderTextsModule.load(),
  ]);
  return confirmationModule;
});
