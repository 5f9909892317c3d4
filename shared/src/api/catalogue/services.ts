import { readList } from 'contract/responses/answers';
import { type Service, serviceSchema } from 'contract/catalog/service';
import { serverApi } from '../server-api';

export const servicesApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getServices: build.query<Service[], void>({
      query: () => ({ url: 'users/getservices', public: true }),
      transformResponse: (response) => readList(serviceSchema, response),
    }),
  }),
});

export const { useGetServicesQuery } = servicesApi;
