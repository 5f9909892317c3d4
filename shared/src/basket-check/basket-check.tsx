import { createElement, type ReactElement } from 'react';
import { useAppSelector } from '../store/hooks';
import type { CartLine, PackageLine } from '../store/basket/lines';
import { Badge } from '../ui/badge/badge';
import { getRefusalReason } from '../store/basket-check/basket-check-slice';
import { defineLazyComponent } from '../lazy/lazy-component';
import { defineLazyModule, type LazyModule } from '../lazy/lazy-module';
import type * as checkBasket from './check-basket';

/** Loads lazily, because most pages show no basket. */
export const basketCheckModule: LazyModule<typeof checkBasket> = defineLazyModule(
  () => import(/* webpackChunkName: "later-check-basket" */ './check-basket'),
);

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

/** Marks a line that cannot be ordered. Renders nothing for other lines. */
export function RefusalBadge({ line }: { line: CartLine | PackageLine }) {
  const reason = useAppSelector((state) => getRefusalReason(state.basketCheck, line));
  if (reason === null) return null;
  return (
    <Badge tone="red">
      {reason === 'quantity' ? 'Quantity not possible' : 'No longer available'}
    </Badge>
  );
}
