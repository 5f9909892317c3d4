import { later } from 'shared/core';

/** Most who sign in are not at the checkout. */
export const laterTotal = later(
  async () =>
    (await import(/* webpackChunkName: "later-checkout-total" */ './checkout-total')).CheckoutTotal,
);
