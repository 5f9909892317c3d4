import { type Service, serviceSchema } from 'contract/catalog/service';
import { readList, serverApi } from 'shared/data';

export const sampleApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getSampleServices: build.query<Service[], void>({
      query: () => ({ url: 'users/getservices', public: true }),
      transformResponse: (response) => readList(serviceSchema, response),
    }),
  }),
});

export const { useGetSampleServicesQuery } = sampleApi;
