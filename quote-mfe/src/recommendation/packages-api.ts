import { type MovePackage, readMovePackages } from 'contract/quotes/move-packages';
import type { Recommendation } from 'contract/quotes/recommend-package';
import type { AppDispatch } from 'shared/store';
import { isHomeMove, isRequestError, productsApi, serverApi, servicesApi } from 'shared/data';

export type MoveRecommendation = Recommendation<MovePackage>;

export const packagesApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the moves at a fixed price, the smallest first. */
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
  return readMovePackages(services.filter(isHomeMove), ({ id }) =>
    dispatch(productsApi.endpoints.getProducts.initiate(id, readOptions)).unwrap(),
  );
}
