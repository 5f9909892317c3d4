import type { Addon } from 'contract/catalog/addon';
import type { Id } from 'contract/values/readers';
import { deliveryChargesApi } from '../api/catalogue-api';
import { packageRepriced, productRepriced } from '../store/basket/basket-events';
import { dressChosen } from '../store/chosen/chosen-slices';
import type { AppThunk, RootState } from '../store/create-store';
import {
  basketCheckSlice,
  type PriceChange,
  type RefusedLine,
} from '../store/basket-check/basket-check-slice';
import {
  type CatalogueRecords,
  type CurrentProduct,
  settleAndLog,
  readCurrentAddons,
  readCurrentProducts,
} from './current-catalogue';
import { listRefusedLines } from './list-refused-lines';

/**
 * Compares the basket with the catalogue. Updates prices, names, slugs and pictures, and records
 * which prices have changed and which lines cannot be ordered. Leaves lines alone whose list cannot be read.
 * `refusalBody` is the response in which the backend refused the basket (rule 30).
 */
export const checkBasket =
  (refusalBody?: unknown): AppThunk<Promise<void>> =>
  async (dispatch, getState, { features = [] }) => {
    const refusedLines = listRefusedLines(getState(), refusalBody);
    // The page has just read services and charges, so they are read again only after a refusal.
    const readOptions = { forceRefetch: refusalBody !== undefined, subscribe: false } as const;
    const deliveryPromise = dispatch(
      deliveryChargesApi.endpoints.getDeliveryCharges.initiate(undefined, readOptions),
    ).unwrap();
    const [products, addons] = await Promise.all([
      dispatch(readCurrentProducts(readOptions)),
      dispatch(readCurrentAddons()),
      settleAndLog([deliveryPromise]),
    ]);
    const priceChanges = hasFixedPrices(getState())
      ? []
      : [
          ...products.records.flatMap((product) => dispatch(refreshProduct(product)) ?? []),
          ...addons.records.flatMap((addon) => dispatch(refreshAddon(addon)) ?? []),
        ];
    // Backends without features may sell products that their lists lack.
    const missingLines = features.length > 0 ? listMissingLines(getState(), products, addons) : [];
    const isStillRefused = ({ quantity, addonid }: RefusedLine) =>
      quantity !== null || !(addonid === null ? products : addons).isComplete;
    dispatch(
      basketCheckSlice.actions.basketChecked({
        refusedLines: [
          ...getState().basketCheck.refusedLines.filter(isStillRefused),
          ...refusedLines,
          ...missingLines,
        ],
        priceChanges,
      }),
    );
  };

/**
 * Returns whether the backend may have stored the order that was sent. A retry must then send the
 * same order (rule 29). An unpaid card order is replaced by the next one (rule 36), so it fixes no
 * prices.
 */
const hasFixedPrices = ({ placement }: RootState) =>
  placement !== null && placement.method !== 'online';

/** Returns the lines whose product or add-on the catalogue lacks. */
function listMissingLines(
  { cart, packages, personalised }: RootState,
  products: CatalogueRecords<CurrentProduct>,
  addons: CatalogueRecords<Addon>,
): RefusedLine[] {
  const isMissing = (searchedId: Id, { records, isComplete }: CatalogueRecords<{ id: Id }>) =>
    isComplete && !records.some(({ id }) => id === searchedId);
  return [
    ...cart
      .filter(({ productid }) => isMissing(productid, products))
      .map((line) => ({
        productid: line.productid,
        packages: line.packages,
        addonid: null,
        quantity: null,
      })),
    ...[...packages, ...personalised]
      .filter(({ id }) => isMissing(id, addons))
      .map((line) => ({
        productid: line.productid,
        packages: line.ustring,
        addonid: line.id,
        quantity: null,
      })),
  ];
}

/**
 * Updates the chosen product too, because the product's page would otherwise add the product at the
 * old price. Returns the change of the price, or null.
 */
const refreshProduct =
  (product: CurrentProduct): AppThunk<PriceChange | null> =>
  (dispatch, getState) => {
    const { cart, innerdress } = getState();
    const { id, price, currentServiceId: serviceid } = product;
    const line = cart.find(({ productid }) => productid === id);
    const hasMoved = cart.some(
      (cartLine) =>
        cartLine.productid === id &&
        cartLine.serviceid !== null &&
        cartLine.serviceid !== serviceid,
    );
    const changes = {
      price,
      // Some backends omit these fields in lists.
      ...(product.name && { name: product.name }),
      ...(product.slug && { slug: product.slug }),
      ...(product.image && { image: product.image }),
      ...(hasMoved && { serviceid }),
    };
    if (line) dispatch(productRepriced({ productid: id, ...changes }));
    if (innerdress?.id === id) dispatch(dressChosen({ ...innerdress, ...changes }));
    if (!line || line.price === price) return null;
    return { kind: 'product', id, name: line.name, from: line.price, to: price };
  };

/** Returns the change of the price, or null. The price of personalised add-ons never changes. */
const refreshAddon =
  ({ id, amount }: Addon): AppThunk<PriceChange | null> =>
  (dispatch, getState) => {
    const line = getState().packages.find((addon) => addon.id === id);
    if (!line || line.amount === amount) return null;
    dispatch(packageRepriced({ id, amount }));
    return { kind: 'addon', id, name: line.name, from: line.amount, to: amount };
  };
