import { later } from 'shared/core';

/** Lazy, because most sign-ins are not part of a checkout. */
export const laterTotal = later(
  async () =>
    (await import(/* webpackChunkName: "later-checkout-total" */ './checkout-total')).CheckoutTotal,
);
