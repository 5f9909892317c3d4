import { type Addon, addonSchema } from 'contract/catalog/addon';
import { type Product, productSchema } from 'contract/catalog/product';
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
 * Updates the basket after the backend has refused its outdated total (rule 30). Keeps the old
 * price if a price cannot be read.
 */
export const refreshPrices = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { getCurrentProducts, getCurrentPackages } = pricesApi.endpoints;
  const productReads = listServiceIds(getState()).map(async (serviceid) => {
    for (const product of await dispatch(
      getCurrentProducts.initiate(serviceid, refetchOptions),
    ).unwrap()) {
      dispatch(productRepriced({ productid: product.id, price: product.price }));
      // The product page would otherwise add this product at its old price.
      const chosenDress = getState().innerdress;
      if (chosenDress?.id === product.id)
        dispatch(dressChosen({ ...chosenDress, price: product.price }));
    }
  });
  const packageReads = listPackageNames(getState()).map(async (name) => {
    for (const addon of await dispatch(getCurrentPackages.initiate(name, refetchOptions)).unwrap())
      dispatch(packageRepriced({ id: addon.id, amount: addon.amount }));
  });
  const deliveryReads = [
    dispatch(servicesApi.endpoints.getServices.initiate(undefined, refetchOptions)).unwrap(),
    dispatch(
      deliveryChargesApi.endpoints.getDeliveryCharges.initiate(undefined, refetchOptions),
    ).unwrap(),
  ];
  for (const result of await Promise.allSettled([
    ...productReads,
    ...packageReads,
    ...deliveryReads,
  ])) {
    if (result.status === 'rejected')
      console.warn('A price could not be refreshed.', result.reason);
  }
};

/** A line without a service belongs to the chosen service (rule 16). */
function listServiceIds({ cart, services }: RootState): Id[] {
  const ids = cart.map((line) => line.serviceid ?? services?.id ?? null);
  return [...new Set(ids)].filter((id): id is Id => id !== null && id !== '');
}

/** A name is the chosen sub-service, or the gender for which the product is made (rule 12). */
function listPackageNames({ cart, packages, services, subservices }: RootState): string[] {
  const names = cart
    .filter((line) => packages.some(({ productid }) => productid === line.productid))
    .map((line) => {
      const serviceid = line.serviceid ?? services?.id;
      return subservices?.serviceid === serviceid && subservices ? subservices.name : line.gender;
    });
  return [...new Set(names)].filter(Boolean);
}
