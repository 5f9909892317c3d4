import { readRecord, serverApi, text } from 'shared/data';
import * as v from 'shared/schema';

const aboutSchema = v.object({ picture: text, description: text });

export type About = v.InferOutput<typeof aboutSchema>;

/** GET users/aboutus: the picture and description of the firm (specification, section 7). */
export const aboutApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getAbout: build.query<About | null, void>({
      query: () => ({ url: 'users/aboutus', public: true }),
      transformResponse: (answer) => readRecord(aboutSchema, answer),
    }),
  }),
});

export const { useGetAboutQuery } = aboutApi;
