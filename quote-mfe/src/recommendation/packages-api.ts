import { readCapacity } from 'contract/catalog/move-capacity';
import type { Product } from 'contract/catalog/product';
import { getLineArea, type ServiceArea } from 'contract/catalog/service-area';
import type { Service } from 'contract/catalog/service';
import type { Pence } from 'contract/values/pence';
import type { AppDispatch } from 'shared/store';
import { isRequestError, productsApi, serverApi, servicesApi, isHomeMove } from 'shared/data';

export interface MovePackage {
  name: string;
  description: string;
  price: Pence;
  litres: number;
  /** Area in which the price counts. */
  area: ServiceArea;
  path: string;
}

/**
 * Largest number of services whose products are read. A shop has one or two services that move
 * homes.
 */
const MAX_SERVICES = 3;

export const packagesApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Returns the products of home-moving services whose capacity is known, the smallest first.
     * Reads all services and their products, because the API has no call for these products alone.
     */
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
  const readOptions = { subscribe: false };
  const services = await dispatch(
    servicesApi.endpoints.getServices.initiate(undefined, readOptions),
  ).unwrap();
  const removalServices = services.filter(isHomeRemoval).slice(0, MAX_SERVICES);
  const packageLists = await Promise.all(
    removalServices.map(async (service) => {
      const readProducts = productsApi.endpoints.getProducts.initiate(service.id, readOptions);
      return (await dispatch(readProducts).unwrap()).flatMap((product) =>
        toMovePackages(product, service),
      );
    }),
  );
  return packageLists.flat().toSorted((first, second) => first.litres - second.litres);
}

const isHomeRemoval = (service: Service) => service.slug !== '' && isHomeMove(service);

function toMovePackages(product: Product, service: Service): MovePackage[] {
  const { name, slug, description, price } = product;
  const litres = readCapacity(product);
  if (litres === null || slug === '') return [];
  const path = `/${encodeURIComponent(service.slug)}/${encodeURIComponent(slug)}`;
  // A backend without areas sells moves within London, as the shop's texts say.
  const area = getLineArea(service.area ?? '', 'move') ?? 'anywhere';
  return [{ name, description, price, litres, area, path }];
}
