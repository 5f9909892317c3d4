import {
  type AppThunk,
  belongsTo,
  type CartLine,
  type PackageLine,
  savedBasketMerged,
} from 'shared/core';
import type { Id } from 'shared/data';
import { isPersonalised } from '../lines/is-personalised';
import { savedBasketApi } from './saved-basket-api';

const afresh = { forceRefetch: true, subscribe: false } as const;

/**
 * Fetches the user's saved cart and package items and joins them to the basket: a line on both
 * sides takes the larger quantity (decision 24). When a read fails, the basket stays as it is.
 */
export const mergeSavedBasket =
  (userid: Id): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { getCartItems, getPackageItems } = savedBasketApi.endpoints;
    try {
      const [cart, addons] = await Promise.all([
        dispatch(getCartItems.initiate(userid, afresh)).unwrap(),
        dispatch(getPackageItems.initiate(userid, afresh)).unwrap(),
      ]);
      const owned = ownedBy([...getState().cart, ...cart], addons);
      dispatch(
        savedBasketMerged({
          cart,
          packages: owned.filter((addon) => !isPersonalised(addon)),
          personalised: owned.filter(isPersonalised),
        }),
      );
    } catch (cause) {
      console.warn('The saved basket could not be fetched.', cause);
    }
  };

/** An add-on whose product is in neither basket has nothing to belong to. */
const ownedBy = (cart: CartLine[], addons: PackageLine[]) =>
  addons.filter((addon) => cart.some((line) => belongsTo(addon, line)));
