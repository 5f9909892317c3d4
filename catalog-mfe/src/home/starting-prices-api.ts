import { type StartingPrice, startingPriceSchema } from 'contract/catalog/starting-price';
import { readList, serverApi, skipToken } from 'shared/data';
import { useFeature } from 'shared/session';

/**
 * Reads the prices of all services by one call. With the calls of older backends, each service would
 * need a request.
 */
export const startingPricesApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getStartingPrices: build.query<StartingPrice[], void>({
      query: () => ({ url: 'users/getstartingprices', public: true }),
      transformResponse: (response) => readList(startingPriceSchema, response),
    }),
  }),
});

const { useGetStartingPricesQuery } = startingPricesApi;

/** Returns undefined during loading, after a failure, and without the feature. */
export const useStartingPrices = (): StartingPrice[] | undefined =>
  useGetStartingPricesQuery(useFeature('product-details') ? undefined : skipToken).data;
