import type { Id } from 'contract/values/readers';
import {
  type AppThunk,
  belongsTo,
  type CartLine,
  type PackageLine,
  savedBasketMerged,
} from 'shared/core';
import { isPersonalised } from '../lines/is-personalised';
import { savedBasketApi } from './saved-basket-api';

const afresh = { forceRefetch: true, subscribe: false } as const;

/**
 * Fetches the user's saved cart and package items and merges them into the basket. A line on both sides takes the
 * larger quantity (rule 24). A failed read leaves the basket unchanged.
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

/** Drops add-ons whose product is in neither basket. */
const ownedBy = (cart: CartLine[], addons: PackageLine[]) =>
  addons.filter((addon) => cart.some((line) => belongsTo(addon, line)));
