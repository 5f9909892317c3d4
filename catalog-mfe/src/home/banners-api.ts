import { readList, serverApi, text } from 'shared/data';
import * as v from 'shared/schema';

/** A banner with title, tagline and an optional picture. */
const bannerSchema = v.object({ title: text, tagline: text, picture: text });

export type Banner = v.InferOutput<typeof bannerSchema>;

/** GET users/getbanners. */
export const bannersApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getBanners: build.query<Banner[], void>({
      query: () => ({ url: 'users/getbanners', public: true }),
      transformResponse: (answer) => readList(bannerSchema, answer),
    }),
  }),
});

export const { useGetBannersQuery } = bannersApi;
