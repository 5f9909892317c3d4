import { type Later, later } from 'shared/core';
import type * as screens from './order-screens';

/** Lazy, because most visits of this remote open no order. */
export const laterOrder: Later<typeof screens> = later(
  () => import(/* webpackChunkName: "later-order" */ './order-screens'),
);
