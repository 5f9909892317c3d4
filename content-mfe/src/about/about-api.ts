import { type About, aboutSchema } from 'contract/content/about';
import { readRecord, serverApi } from 'shared/data';

export const aboutApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getAbout: build.query<About | null, void>({
      query: () => ({ url: 'users/aboutus', public: true }),
      transformResponse: (response) => readRecord(aboutSchema, response),
    }),
  }),
});

export const { useGetAboutQuery } = aboutApi;
