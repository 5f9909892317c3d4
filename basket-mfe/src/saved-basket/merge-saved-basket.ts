import type { Id } from 'contract/values/readers';
import { isAddonOfLine, type CartLine, type PackageLine, savedBasketMerged } from 'shared/basket';
import { type AppThunk } from 'shared/store';
import { isPersonalised } from '../lines/is-personalised';
import { savedBasketApi } from './saved-basket-api';

const FORCE_REFETCH = { forceRefetch: true, subscribe: false } as const;

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
        dispatch(getCartItems.initiate(userid, FORCE_REFETCH)).unwrap(),
        dispatch(getPackageItems.initiate(userid, FORCE_REFETCH)).unwrap(),
      ]);
      const ownedAddons = dropOrphanedAddons([...getState().cart, ...cart], addons);
      dispatch(
        savedBasketMerged({
          cart,
          packages: ownedAddons.filter((addon) => !isPersonalised(addon)),
          personalised: ownedAddons.filter(isPersonalised),
        }),
      );
    } catch (cause) {
      console.warn('The saved basket could not be fetched.', cause);
    }
  };

/** Drops add-ons whose product is in neither basket. */
const dropOrphanedAddons = (cart: CartLine[], addons: PackageLine[]) =>
  addons.filter((addon) => cart.some((line) => isAddonOfLine(addon, line)));
