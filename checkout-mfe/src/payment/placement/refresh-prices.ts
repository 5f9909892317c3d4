import { type Addon, addonSchema } from 'contract/catalog/addon';
import { type Product, productSchema } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import type { Id } from 'contract/values/readers';
import { deliveryChargesApi, readList, serverApi, servicesApi } from 'shared/data';
import { dressChosen, packageRepriced, productRepriced } from 'shared/basket';
import { type AppThunk, type RootState } from 'shared/store';

const pricesApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getCurrentProducts: build.query<Product[], Id>({
      query: (serviceid) => ({
        url: `users/getproducts/${encodeURIComponent(serviceid)}`,
        public: true,
      }),
      transformResponse: (response) => readList(productSchema, response),
    }),
    getCurrentPackages: build.query<Addon[], string>({
      query: (name) => ({ url: `users/getpackages/${encodeURIComponent(name)}`, public: true }),
      transformResponse: (response) => readList(addonSchema, response),
    }),
  }),
});

const refetchOptions = { forceRefetch: true, subscribe: false } as const;

/**
 * Updates the prices in the basket after the backend has refused the total (rule 30). If a price
 * cannot be read, keeps the old price.
 */
export const refreshPrices = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { getCurrentPackages } = pricesApi.endpoints;
  const servicesPromise = dispatch(
    servicesApi.endpoints.getServices.initiate(undefined, refetchOptions),
  ).unwrap();
  const packagePromises = listPackageNames(getState()).map(async (name) => {
    for (const addon of await dispatch(getCurrentPackages.initiate(name, refetchOptions)).unwrap())
      dispatch(packageRepriced({ id: addon.id, amount: addon.amount }));
  });
  const deliveryPromise = dispatch(
    deliveryChargesApi.endpoints.getDeliveryCharges.initiate(undefined, refetchOptions),
  ).unwrap();
  await logFailures([
    dispatch(refreshProducts(servicesPromise)),
    ...packagePromises,
    deliveryPromise,
  ]);
};

/**
 * Reads the products of the basket's services. If a product is missing there, reads the other
 * services too.
 */
const refreshProducts =
  (servicesPromise: Promise<readonly Pick<Service, 'id'>[]>): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const knownServiceIds = listServiceIds(getState());
    const updatedIds = new Set<Id>();
    const refreshFrom = async (serviceid: Id) => {
      const queryAction = pricesApi.endpoints.getCurrentProducts.initiate(
        serviceid,
        refetchOptions,
      );
      for (const product of await dispatch(queryAction).unwrap()) {
        updatedIds.add(product.id);
        dispatch(refreshProduct(product, serviceid));
      }
    };
    await logFailures(knownServiceIds.map(refreshFrom));
    if (getState().cart.every(({ productid }) => updatedIds.has(productid))) return;
    const otherIds = (await servicesPromise)
      .map(({ id }) => id)
      .filter((id) => !knownServiceIds.includes(id));
    await logFailures(otherIds.map(refreshFrom));
  };

/**
 * Updates the chosen product too, because the product's page would otherwise add the product at the
 * old price.
 */
const refreshProduct =
  ({ id, price }: Product, serviceid: Id): AppThunk<void> =>
  (dispatch, getState) => {
    const { cart, innerdress } = getState();
    const hasMoved = cart.some(
      (line) => line.productid === id && line.serviceid !== null && line.serviceid !== serviceid,
    );
    dispatch(productRepriced({ productid: id, price, ...(hasMoved && { serviceid }) }));
    if (innerdress?.id === id)
      dispatch(dressChosen({ ...innerdress, price, ...(hasMoved && { serviceid }) }));
  };

async function logFailures(reads: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(reads)) {
    if (result.status === 'rejected')
      console.warn('A price could not be refreshed.', result.reason);
  }
}

/**
 * Returns the ids of the lines' services. A line without a service belongs to the chosen service
 * (rule 16).
 */
function listServiceIds({ cart, services }: RootState): Id[] {
  const ids = cart.map((line) => line.serviceid ?? services?.id ?? null);
  return [...new Set(ids)].filter((id): id is Id => id !== null && id !== '');
}

/**
 * Returns the groups of add-ons to read. A group is the chosen sub-service, or else the product's
 * `gender` (rule 12).
 */
function listPackageNames({ cart, packages, services, subservices }: RootState): string[] {
  const names = cart
    .filter((line) => packages.some(({ productid }) => productid === line.productid))
    .map((line) => {
      const serviceid = line.serviceid ?? services?.id;
      return subservices?.serviceid === serviceid && subservices ? subservices.name : line.gender;
    });
  return [...new Set(names)].filter(Boolean);
}
