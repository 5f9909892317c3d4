import { type Addon, addonSchema } from 'contract/catalog/addon';
import { type Product, productSchema } from 'contract/catalog/product';
import type { Id } from 'contract/values/readers';
import { deliveryChargesApi, readList, serverApi, servicesApi } from 'shared/data';
import {
  type AppThunk,
  dressChosen,
  packageRepriced,
  productRepriced,
  type RootState,
} from 'shared/core';

const pricesApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getPresentProducts: build.query<Product[], Id>({
      query: (serviceid) => ({
        url: `users/getproducts/${encodeURIComponent(serviceid)}`,
        public: true,
      }),
      transformResponse: (answer) => readList(productSchema, answer),
    }),
    getPresentPackages: build.query<Addon[], string>({
      query: (name) => ({ url: `users/getpackages/${encodeURIComponent(name)}`, public: true }),
      transformResponse: (answer) => readList(addonSchema, answer),
    }),
  }),
});

const afresh = { forceRefetch: true, subscribe: false } as const;

/**
 * Updates the prices of the basket from the catalogue after the backend refused its total (rule
 * 30). Removes no line. A failed read is logged, and the lines in question keep their prices.
 */
export const refreshPrices = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { getPresentProducts, getPresentPackages } = pricesApi.endpoints;
  const products = serviceIds(getState()).map(async (serviceid) => {
    for (const product of await dispatch(getPresentProducts.initiate(serviceid, afresh)).unwrap()) {
      dispatch(productRepriced({ productid: product.id, price: product.price }));
      // Otherwise the product page would add the chosen product at its old price.
      const chosen = getState().innerdress;
      if (chosen?.id === product.id) dispatch(dressChosen({ ...chosen, price: product.price }));
    }
  });
  const packages = packageLists(getState()).map(async (name) => {
    for (const addon of await dispatch(getPresentPackages.initiate(name, afresh)).unwrap())
      dispatch(packageRepriced({ id: addon.id, amount: addon.amount }));
  });
  const delivery = [
    dispatch(servicesApi.endpoints.getServices.initiate(undefined, afresh)).unwrap(),
    dispatch(deliveryChargesApi.endpoints.getDeliveryCharges.initiate(undefined, afresh)).unwrap(),
  ];
  for (const read of await Promise.allSettled([...products, ...packages, ...delivery])) {
    if (read.status === 'rejected') console.warn('A price could not be refreshed.', read.reason);
  }
};

/**
 * Returns the service ids of the lines. A line without a service counts for the chosen service
 * (rule 16).
 */
function serviceIds({ cart, services }: RootState): Id[] {
  const ids = cart.map((line) => line.serviceid ?? services?.id ?? null);
  return [...new Set(ids)].filter((id): id is Id => id !== null && id !== '');
}

/**
 * Returns the names by which add-ons are read: the sub-service, or else the product's gender (rule
 * 12).
 */
function packageLists({ cart, packages, services, subservices }: RootState): string[] {
  const names = cart
    .filter((line) => packages.some(({ productid }) => productid === line.productid))
    .map((line) => {
      const serviceid = line.serviceid ?? services?.id;
      return subservices?.serviceid === serviceid && subservices ? subservices.name : line.gender;
    });
  return [...new Set(names)].filter(Boolean);
}
