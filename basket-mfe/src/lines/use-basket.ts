import { useMemo } from 'react';
import { basketTotal, itemCount } from 'shared/basket';
import { useAppSelector } from 'shared/store';
import { buildBasketRows } from './basket-rows';

/** Returns the basket with its rows. The sum is in pence, without delivery. */
export function useBasket() {
  const cart = useAppSelector((state) => state.cart);
  const packages = useAppSelector((state) => state.packages);
  const personalised = useAppSelector((state) => state.personalised);
  const isRestored = useAppSelector((state) => state.restored);
  return useMemo(() => {
    const basket = { cart, packages, personalised };
    return {
      ...basket,
      isRestored,
      rows: buildBasketRows(basket),
      count: itemCount(cart),
      sum: basketTotal(basket),
    };
  }, [cart, packages, personalised, isRestored]);
}
