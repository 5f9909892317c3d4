import { id, pence, readList, serverApi, skipToken } from 'shared/data';
import { useFeature } from 'shared/core';
import * as v from 'shared/schema';

/** What the cheapest product of a service costs, in pence. */
const startingPriceSchema = v.object({ serviceid: id, price: pence });

type StartingPrice = v.InferOutput<typeof startingPriceSchema>;

/** A read of ours (decision 56): of section 7's lists it would take one for each service. */
export const startingPricesApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getStartingPrices: build.query<StartingPrice[], void>({
      query: () => ({ url: 'users/getstartingprices', public: true }),
      transformResponse: (answer) => readList(startingPriceSchema, answer),
    }),
  }),
});

const { useGetStartingPricesQuery } = startingPricesApi;

/** The prices as soon as they are there; nothing without the feature, or while they cannot be read. */
export const useStartingPrices = (): StartingPrice[] | undefined =>
  useGetStartingPricesQuery(useFeature('product-details') ? undefined : skipToken).data;
