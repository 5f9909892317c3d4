import { type Subservice, subserviceSchema } from 'contract/catalog/service';
import type { Id } from 'contract/values/readers';
import { readList, serverApi } from 'shared/data';

export const subservicesApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getSubservices: build.query<Subservice[], Id>({
      query: (serviceid) => ({
        url: `users/getsubservices/${encodeURIComponent(serviceid)}`,
        public: true,
      }),
      transformResponse: (response) => readList(subserviceSchema, response),
    }),
  }),
});

export const { useGetSubservicesQuery } = subservicesApi;
