import type { Id } from 'contract/values/readers';
import {
  isAddonOfLine,
  type CartLine,
  type PackageLine,
  savedBasketMerged,
  savedCartLineSchema,
  savedPackageLineSchema,
} from 'shared/basket';
import { type AppThunk } from 'shared/store';
import { isPersonalised } from '../lines/is-personalised';
import { readList, serverApi } from 'shared/data';

const savedBasketApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getCartItems: build.query<CartLine[], Id>({
      query: (userid) => ({
        url: `users/getcartitems/${encodeURIComponent(userid)}`,
      }),
      transformResponse: (response) => readList(savedCartLineSchema, response),
    }),
    getPackageItems: build.query<PackageLine[], Id>({
      query: (userid) => ({
        url: `users/getpackageitems/${encodeURIComponent(userid)}`,
      }),
      transformResponse: (response) => readList(savedPackageLineSchema, response),
    }),
  }),
});

const FORCE_REFETCH = { forceRefetch: true, subscribe: false } as const;

/**
 * Merges the user's saved basket into this page's basket. The larger quantity of a line counts
 * (rule 24). If the fetch fails, the basket stays unchanged.
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

/** Removes add-ons without a product. `cart` contains the products of both baskets. */
const dropOrphanedAddons = (cart: CartLine[], addons: PackageLine[]) =>
  addons.filter((addon) => cart.some((line) => isAddonOfLine(addon, line)));
