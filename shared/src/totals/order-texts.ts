import type * as texts from 'contract/order-texts';
import { type Later, later } from '../later/later';

/** The texts of an order by services and method (decision 63): most visits order nothing. */
export const orderTexts: Later<typeof texts> = later(
  () => import(/* webpackChunkName: "later-order-texts" */ 'contract/order-texts'),
);
