import { defineLazyModule } from 'shared/lazy';

/** Most sign-ins are not part of a checkout. */
export const lazyCheckoutTotal = defineLazyModule(
  async () =>
    (await import(/* webpackChunkName: "later-checkout-total" */ './checkout-total')).CheckoutTotal,
);
