import { type Later, later } from 'shared/core';
import type * as screens from './order-screens';

/** Most visits of this room open no order. */
export const laterOrder: Later<typeof screens> = later(
  () => import(/* webpackChunkName: "later-order" */ './order-screens'),
);
