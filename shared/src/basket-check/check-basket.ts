import { refusedLinesSchema } from 'contract/orders/refused-lines';
import { type Addon, addonSchema } from 'contract/catalog/addon';
import { type Product, productSchema } from 'contract/catalog/product';
import { subserviceSchema } from 'contract/catalog/service';
import type { Id } from 'contract/values/readers';
import { readList } from 'contract/responses/answers';
import { deliveryChargesApi } from '../api/catalogue/delivery-charges';
import { servicesApi } from '../api/catalogue/services';
import { isRequestError } from '../api/request-error';
import { serverApi } from '../api/server-api';
import * as v from '../schema';
import { packageRepriced, productRepriced } from '../store/basket/basket-events';
import { dressChosen } from '../store/chosen/chosen-events';
import type { AppThunk, RootState } from '../store/create-store';
import {
  basketCheckSlice,
  type PriceChange,
  type RefusedLine,
} from '../store/basket-check/basket-check-slice';

const currentCatalogueApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getCurrentProducts: build.query<Product[], Id>({
      query: (serviceid) => readFresh(`users/getproducts/${encodeURIComponent(serviceid)}`),
      transformResponse: (response) => readList(productSchema, response),
    }),
    getCurrentPackages: build.query<Addon[], string>({
      query: (group) => readFresh(`users/getpackages/${encodeURIComponent(group)}`),
      transformResponse: (response) => readList(addonSchema, response),
    }),
    getCurrentSubserviceNames: build.query<string[], Id>({
      query: (serviceid) => readFresh(`users/getsubservices/${encodeURIComponent(serviceid)}`),
      transformResponse: (response) => readList(subserviceSchema, response).map(({ name }) => name),
    }),
  }),
});

const readFresh = (url: string) => ({ url, public: true, fresh: true }) as const;

const { getCurrentProducts, getCurrentPackages, getCurrentSubserviceNames } =
  currentCatalogueApi.endpoints;

const refetchOptions = { forceRefetch: true, subscribe: false } as const;

/**
 * Compares the basket with the catalogue. Updates prices, names, slugs and pictures, and records
 * which prices have changed and which lines cannot be ordered. Leaves lines alone whose list cannot be read.
 * `refusalBody` is the response in which the backend refused the basket (rule 30). Without it, an
 * order that was sent keeps its prices, because a retry must send the same order (rule 29).
 */
export const checkBasket =
  (refusalBody?: unknown): AppThunk<Promise<void>> =>
  async (dispatch, getState, { features = [] }) => {
    const refusedLines = listRefusedLines(getState(), refusalBody);
    const mayReprice = () => refusalBody !== undefined || getState().placement === null;
    // The page has just read services and charges, so they are read again only after a refusal.
    const pageOptions = { ...refetchOptions, forceRefetch: refusalBody !== undefined };
    const deliveryPromise = dispatch(
      deliveryChargesApi.endpoints.getDeliveryCharges.initiate(undefined, pageOptions),
    ).unwrap();
    const [products, addons] = await Promise.all([
      dispatch(readProducts(pageOptions)),
      dispatch(readAddons()),
      logFailures([deliveryPromise]),
    ]);
    const { cart, packages, personalised, basketCheck } = getState();
    const priceChanges = mayReprice()
      ? [
          ...products.records.flatMap((product) => dispatch(refreshProduct(product)) ?? []),
          ...addons.records.flatMap((addon) => dispatch(refreshAddon(addon)) ?? []),
        ]
      : [];
    // Backends without features may sell products that their lists lack.
    const isProductMissing = ({ productid }: { productid: Id }) =>
      features.length > 0 &&
      products.isComplete &&
      !products.records.some(({ id }) => id === productid);
    const isAddonMissing = ({ id }: { id: Id }) =>
      features.length > 0 && addons.isComplete && !addons.records.some((addon) => addon.id === id);
    const missingLines = [
      ...cart.filter(isProductMissing).map((line) => ({ ...line, addonid: null })),
      ...[...packages, ...personalised]
        .filter(isAddonMissing)
        .map((line) => ({ ...line, packages: line.ustring, addonid: line.id })),
    ].map(({ productid, packages: text, addonid }) => ({
      productid,
      packages: text,
      addonid,
      quantity: null,
    }));
    const isStillRefused = ({ quantity, addonid }: RefusedLine) =>
      quantity !== null || !(addonid === null ? products : addons).isComplete;
    dispatch(
      basketCheckSlice.actions.basketChecked({
        refusedLines: [
          ...basketCheck.refusedLines.filter(isStillRefused),
          ...refusedLines,
          ...missingLines,
        ],
        priceChanges,
      }),
    );
  };

interface CatalogueRecords<CatalogueRecord> {
  records: CatalogueRecord[];
  /** False if a list could not be read. */
  isComplete: boolean;
}

/**
 * Reads the products of the basket's services. If their lists lack a product of the basket, reads
 * the other services too.
 */
const readProducts =
  (pageOptions: {
    forceRefetch: boolean;
    subscribe: false;
  }): AppThunk<Promise<CatalogueRecords<Product & { currentServiceId: Id }>>> =>
  async (dispatch, getState) => {
    const readService = async (serviceid: Id) =>
      (await dispatch(getCurrentProducts.initiate(serviceid, refetchOptions)).unwrap()).map(
        (product) => ({ ...product, currentServiceId: serviceid }),
      );
    const servicesPromise = dispatch(
      servicesApi.endpoints.getServices.initiate(undefined, pageOptions),
    ).unwrap();
    const basketServiceIds = listServiceIds(getState());
    const [basketProducts, services] = await Promise.all([
      readLists(basketServiceIds, readService),
      readLists([null], () => servicesPromise),
    ]);
    const isFound = ({ productid }: { productid: Id }) =>
      basketProducts.records.some(({ id }) => id === productid);
    if (getState().cart.every(isFound)) return basketProducts;
    const otherIds = services.records
      .map(({ id }) => id)
      .filter((id) => !basketServiceIds.includes(id));
    const otherProducts = await readLists(otherIds, readService);
    return {
      records: [...basketProducts.records, ...otherProducts.records],
      isComplete: [basketProducts, services, otherProducts].every(({ isComplete }) => isComplete),
    };
  };

/**
 * Reads the add-ons of the basket's products. A product offers the groups of its `gender` and of
 * all sub-services of its service (rule 12).
 */
const readAddons = (): AppThunk<Promise<CatalogueRecords<Addon>>> => async (dispatch, getState) => {
  const { cart, packages, personalised, services, subservices } = getState();
  const lines = cart.filter((line) =>
    [...packages, ...personalised].some(({ productid }) => productid === line.productid),
  );
  const subserviceNames = await readLists(listServiceIds({ cart: lines, services }), (serviceid) =>
    dispatch(getCurrentSubserviceNames.initiate(serviceid, refetchOptions)).unwrap(),
  );
  const isChosen = lines.some(
    ({ serviceid }) => (serviceid ?? services?.id) === subservices?.serviceid,
  );
  const groups = [
    ...lines.map(({ gender }) => gender),
    ...subserviceNames.records,
    ...(subservices && isChosen ? [subservices.name] : []),
  ];
  const addons = await readLists([...new Set(groups)].filter(Boolean), (group) =>
    dispatch(getCurrentPackages.initiate(group, refetchOptions)).unwrap(),
  );
  return { ...addons, isComplete: addons.isComplete && subserviceNames.isComplete };
};

/**
 * Updates the chosen product too, because the product's page would otherwise add the product at the
 * old price. Returns the change of the price, or null.
 */
const refreshProduct =
  (product: Product & { currentServiceId: Id }): AppThunk<PriceChange | null> =>
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

/** Reads several lists. A list that does not exist any more (404) is empty. */
async function readLists<Key, CatalogueRecord>(
  keys: readonly Key[],
  readOne: (key: Key) => Promise<CatalogueRecord[]>,
): Promise<CatalogueRecords<CatalogueRecord>> {
  const reads = keys.map((key) =>
    readOne(key).catch((cause: unknown) => {
      if (isRequestError(cause) && cause.status === 404) return [];
      throw cause;
    }),
  );
  const results = await logFailures(reads);
  return {
    records: results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    isComplete: results.every(({ status }) => status === 'fulfilled'),
  };
}

async function logFailures<Result>(reads: readonly Promise<Result>[]) {
  const results = await Promise.allSettled(reads);
  for (const result of results) {
    if (result.status === 'rejected')
      console.warn('The basket could not be compared with the catalogue.', result.reason);
  }
  return results;
}

/**
 * Returns the ids of the lines' services. A line without a service belongs to the chosen service
 * (rule 16).
 */
function listServiceIds({ cart, services }: Pick<RootState, 'cart' | 'services'>): Id[] {
  const ids = cart.map((line) => line.serviceid ?? services?.id ?? null);
  return [...new Set(ids)].filter((id): id is Id => id !== null && id !== '');
}

const refusalSchema = v.fallback(v.object({ lines: refusedLinesSchema }), { lines: [] });

/** Returns the lines that a response refuses. Section 7 names no lines in a response. */
function listRefusedLines(
  { cart, packages, personalised }: RootState,
  refusalBody: unknown,
): RefusedLine[] {
  return v
    .parse(refusalSchema, refusalBody)
    .lines.flatMap(({ line, productid, addonid, reason }) => {
      const cartLine = cart[line];
      if (cartLine?.productid !== productid) return [];
      const addon = [...packages, ...personalised].find(
        (candidate) =>
          candidate.id === addonid &&
          candidate.productid === productid &&
          candidate.ustring === cartLine.packages,
      );
      const quantity = (addonid === null ? cartLine : addon)?.cartquantity ?? null;
      return [
        {
          productid,
          packages: cartLine.packages,
          addonid,
          quantity: reason === 'quantity' ? quantity : null,
        },
      ];
    });
}
