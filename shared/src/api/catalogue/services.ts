import { readList } from '../../wire/answers';
import { type Service, serviceSchema } from '../../wire/service';
import { serverApi } from '../server-api';

/** GET users/getservices: asked for by listings, headings and the delivery charge alike. */
export const servicesApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getServices: build.query<Service[], void>({
      query: () => ({ url: 'users/getservices', public: true }),
      transformResponse: (answer) => readList(serviceSchema, answer),
    }),
  }),
});

export const { useGetServicesQuery } = servicesApi;
