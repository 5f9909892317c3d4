import { createElement, type ReactElement } from 'react';
import { defineLazyComponent } from '../lazy/lazy-component';
import { useAppSelector } from '../store/hooks';

const LazyNotice = defineLazyComponent(
  async () =>
    (await import(/* webpackChunkName: "later-check-basket" */ './basket-notice')).BasketNotice,
);

/**
 * Compares the basket with the catalogue at once and when its products change, and tells the shopper which prices have changed and
 * which lines can no longer be ordered. Must stay mounted while services and charges are read again,
 * because each mount compares again.
 */
export function BasketNotice(): ReactElement {
  const isNeeded = useAppSelector((state) => state.restored && state.cart.length > 0);
  return createElement(LazyNotice, { isNeeded, componentProps: {} });
}
