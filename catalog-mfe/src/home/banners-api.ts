import { readList, serverApi, text } from 'shared/data';
import * as v from 'shared/schema';

/** Title and tagline; a picture is shown where the backend has one, and never needed. */
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
