import { defineLazyModule } from 'shared/lazy';

/** Loads lazily, because most sign-ins are not part of a checkout. */
export const lazyCheckoutTotal = defineLazyModule(
  async () =>
    (await import(/* webpackChunkName: "later-checkout-total" */ './checkout-total')).CheckoutTotal,
);
