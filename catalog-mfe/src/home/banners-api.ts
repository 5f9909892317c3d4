import { type Banner, bannerSchema } from 'contract/content/banner';
import { readList, serverApi } from 'shared/data';

export const bannersApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getBanners: build.query<Banner[], void>({
      query: () => ({ url: 'users/getbanners', public: true }),
      transformResponse: (response) => readList(bannerSchema, response),
    }),
  }),
});

export const { useGetBannersQuery } = bannersApi;
