import { parseKitContents } from 'contract/catalog/kit-contents';
import { type MovePackage, readMovePackages } from 'contract/quotes/move-packages';
import type { Pence } from 'contract/values/pence';
import { id, pence, text } from 'contract/values/readers';
import {
  isHomeMove,
  isRequestError,
  productsApi,
  readList,
  serverApi,
  servicesApi,
} from 'shared/data';
import * as v from 'shared/schema';
import type { AppDispatch } from 'shared/store';

export interface OfferedKit {
  productid: number;
  name: string;
  price: Pence;
  boxes: number;
}

const kitSchema = v.object({ id, name: text, price: pence, description: text });

const suggestionsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the moves at a fixed price, the smallest first. */
    getPackagesToSuggest: build.query<MovePackage[], void>({
      async queryFn(_, { dispatch }) {
        try {
          return { data: await readPackages(dispatch) };
        } catch (cause) {
          if (isRequestError(cause)) return { error: cause };
          throw cause;
        }
      },
    }),
    /** Returns the kits whose number of boxes is known, the smallest first. */
    getKitsToSuggest: build.query<OfferedKit[], void>({
      query: () => ({ url: 'users/getkits', public: true }),
      transformResponse: (response) =>
        readList(kitSchema, response)
          .flatMap((kit) => {
            const boxes = parseKitContents(kit.description)?.boxes;
            const { name, price } = kit;
            return boxes === undefined ? [] : [{ productid: Number(kit.id), name, price, boxes }];
          })
          .toSorted((first, second) => first.boxes - second.boxes),
    }),
  }),
});

export const { useGetPackagesToSuggestQuery, useGetKitsToSuggestQuery } = suggestionsApi;

async function readPackages(dispatch: AppDispatch): Promise<MovePackage[]> {
  const readOptions = { subscribe: false };
  const services = await dispatch(
    servicesApi.endpoints.getServices.initiate(undefined, readOptions),
  ).unwrap();
  return readMovePackages(services.filter(isHomeMove), (service) =>
    dispatch(productsApi.endpoints.getProducts.initiate(service.id, readOptions)).unwrap(),
  );
}
