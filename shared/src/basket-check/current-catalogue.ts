import { type Addon, addonSchema } from 'contract/catalog/addon';
import { type Product, productSchema } from 'contract/catalog/product';
import { subserviceSchema } from 'contract/catalog/service';
import type { Id } from 'contract/values/readers';
import { readList } from 'contract/responses/answers';
import { servicesApi } from '../api/catalogue-api';
import { isRequestError } from '../api/request-error';
import { serverApi } from '../api/server-api';
import type { AppThunk, RootState } from '../store/create-store';

const currentCatalogueApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getCurrentProducts: build.query<Product[], Id>({
      query: (serviceid) => buildFreshRequest(`users/getproducts/${encodeURIComponent(serviceid)}`),
      transformResponse: (response) => readList(productSchema, response),
    }),
    getCurrentPackages: build.query<Addon[], string>({
      query: (group) => buildFreshRequest(`users/getpackages/${encodeURIComponent(group)}`),
      transformResponse: (response) => readList(addonSchema, response),
    }),
    getCurrentSubserviceNames: build.query<string[], Id>({
      query: (serviceid) =>
        buildFreshRequest(`users/getsubservices/${encodeURIComponent(serviceid)}`),
      transformResponse: (response) => readList(subserviceSchema, response).map(({ name }) => name),
    }),
  }),
});

const buildFreshRequest = (url: string) => ({ url, public: true, fresh: true }) as const;

const { getCurrentProducts, getCurrentPackages, getCurrentSubserviceNames } =
  currentCatalogueApi.endpoints;

const refetchOptions = { forceRefetch: true, subscribe: false } as const;

export interface CatalogueRecords<CatalogueRecord> {
  records: CatalogueRecord[];
  /** False if a list could not be read. */
  isComplete: boolean;
}

/** A product, with the service to which it belongs now. */
export type CurrentProduct = Product & { currentServiceId: Id };

/**
 * Reads the products of the basket's services. If their lists lack a product of the basket, reads
 * the other services too.
 */
export const readCurrentProducts =
  (readOptions: {
    forceRefetch: boolean;
    subscribe: false;
  }): AppThunk<Promise<CatalogueRecords<CurrentProduct>>> =>
  async (dispatch, getState) => {
    const readService = async (serviceid: Id) =>
      (await dispatch(getCurrentProducts.initiate(serviceid, refetchOptions)).unwrap()).map(
        (product) => ({ ...product, currentServiceId: serviceid }),
      );
    const servicesPromise = dispatch(
      servicesApi.endpoints.getServices.initiate(undefined, readOptions),
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
export const readCurrentAddons =
  (): AppThunk<Promise<CatalogueRecords<Addon>>> => async (dispatch, getState) => {
    const { cart, packages, personalised, services, subservices } = getState();
    const lines = cart.filter((line) =>
      [...packages, ...personalised].some(({ productid }) => productid === line.productid),
    );
    const subserviceNames = await readLists(
      listServiceIds({ cart: lines, services }),
      (serviceid) =>
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
  const results = await settleAndLog(reads);
  return {
    records: results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    isComplete: results.every(({ status }) => status === 'fulfilled'),
  };
}

export async function settleAndLog<Result>(reads: readonly Promise<Result>[]) {
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
