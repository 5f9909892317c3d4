import { type StartingPrice, startingPriceSchema } from 'contract/catalog/starting-price';
import { type Banner, bannerSchema } from 'contract/content/banner';
import { type FaqEntry, faqEntrySchema } from 'contract/content/faq';
import { readList, serverApi, skipToken, type ThunkExtra } from 'shared/data';
import { useFeature } from 'shared/session';

/** Calls of the home page only. */
export const homeApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getBanners: build.query<Banner[], void>({
      query: () => ({ url: 'users/getbanners', public: true }),
      transformResponse: (response) => readList(bannerSchema, response),
    }),
    /** Reads the questions from a lazy module if the backend lacks the feature `home-questions`. */
    getHomeQuestions: build.query<FaqEntry[], void>({
      queryFn: async (_none, { extra }, _options, baseQuery) => {
        if (!(extra as ThunkExtra).features?.includes('home-questions')) {
          const { compiledQuestions } = await import('./compiled-questions');
          return { data: compiledQuestions };
        }
        const { data, error } = await baseQuery({ url: 'users/gethomequestions', public: true });
        return error ? { error } : { data: readList(faqEntrySchema, data) };
      },
    }),
    /**
     * Reads the prices of all services by one call. With the calls of older backends, each service
     * would need a request.
     */
    getStartingPrices: build.query<StartingPrice[], void>({
      query: () => ({ url: 'users/getstartingprices', public: true }),
      transformResponse: (response) => readList(startingPriceSchema, response),
    }),
  }),
});

export const { useGetBannersQuery, useGetHomeQuestionsQuery } = homeApi;
const { useGetStartingPricesQuery } = homeApi;

/** Returns undefined during loading, after a failure, and without the feature. */
export const useStartingPrices = (): StartingPrice[] | undefined =>
  useGetStartingPricesQuery(useFeature('product-details') ? undefined : skipToken).data;
