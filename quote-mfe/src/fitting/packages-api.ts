import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import type { Pence } from 'contract/values/pence';
import type { AppDispatch } from 'shared/core';
import { isRequestError, productsApi, serverApi, servicesApi, tradeOf } from 'shared/data';
import { capacityOf } from './capacity';

/** A move package with its price and capacity. */
export interface MovePackage {
  name: string;
  /** Pages render it as the package's size. */
  description: string;
  price: Pence;
  litres: number;
  /** Path of the product page. */
  to: string;
}

/** Maximum number of services whose products are read. A shop has one or two services that move homes. */
const MOST_SERVICES = 3;

/** Reads the packages with a known capacity from the lists of section 7, the smallest first. */
export const packagesApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getMovePackages: build.query<MovePackage[], void>({
      async queryFn(_, { dispatch }) {
        try {
          return { data: await readPackages(dispatch) };
        } catch (cause) {
          if (isRequestError(cause)) return { error: cause };
          throw cause;
        }
      },
    }),
  }),
});

export const { useGetMovePackagesQuery } = packagesApi;

async function readPackages(dispatch: AppDispatch): Promise<MovePackage[]> {
  const once = { subscribe: false };
  const services = await dispatch(
    servicesApi.endpoints.getServices.initiate(undefined, once),
  ).unwrap();
  const lists = services.filter(movesHomes).slice(0, MOST_SERVICES);
  const found = await Promise.all(
    lists.map(async (service) => {
      const list = productsApi.endpoints.getProducts.initiate(service.id, once);
      return (await dispatch(list).unwrap()).flatMap((one) => packageOf(one, service));
    }),
  );
  return found.flat().toSorted((one, other) => one.litres - other.litres);
}

/** Excludes storage and office removals, which have the same fulfilment kind. */
const movesHomes = (service: Service) =>
  tradeOf({ id: null, name: '' }, service) === 'move' &&
  service.slug !== '' &&
  !/storage|office/i.test(service.name);

function packageOf(product: Product, service: Service): MovePackage[] {
  const { name, slug, description, price } = product;
  const litres = capacityOf(product);
  if (litres === null || slug === '') return [];
  const to = `/${encodeURIComponent(service.slug)}/${encodeURIComponent(slug)}`;
  return [{ name, description, price, litres, to }];
}
