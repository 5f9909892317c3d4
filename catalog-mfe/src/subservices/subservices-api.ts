import { serverApi } from 'shared/api';
import { readList } from 'shared/wire/answers';
import type { Id } from 'shared/wire/readers';
import { type Subservice, subserviceSchema } from 'shared/wire/service';

/** GET users/getsubservices/{serviceid}. */
export const subservicesApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getSubservices: build.query<Subservice[], Id>({
      query: (serviceid) => ({
        url: `users/getsubservices/${encodeURIComponent(serviceid)}`,
        public: true,
      }),
      transformResponse: (answer) => readList(subserviceSchema, answer),
    }),
  }),
});

export const { useGetSubservicesQuery } = subservicesApi;
