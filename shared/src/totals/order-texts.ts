import type * as texts from 'contract/orders/order-texts/order-texts';
import { type Later, later } from '../later/later';

/** The texts of an order, by services and payment method (rule 63). Lazy, because most visits place no order. */
export const orderTexts: Later<typeof texts> = later(
  () =>
    import(/* webpackChunkName: "later-order-texts" */ 'contract/orders/order-texts/order-texts'),
);
