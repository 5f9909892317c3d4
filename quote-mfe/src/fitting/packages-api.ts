import type { AppDispatch, Pence } from 'shared/core';
import {
  isRequestError,
  type Product,
  productsApi,
  type Service,
  serverApi,
  servicesApi,
  tradeOf,
} from 'shared/data';
import { capacityOf } from './capacity';

/** A move that the shop sells at a price, and what it takes. */
export interface MovePackage {
  name: string;
  /** Shown as size. */
  description: string;
  price: Pence;
  litres: number;
  /** Address of its page. */
  to: string;
}

/** Services whose lists are read: a shop has one or two that move homes. */
const MOST_SERVICES = 3;

/** The moves of section 7's lists that say what they take, the smallest first. */
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

/** Storage and offices are moves too, but no homes. */
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
