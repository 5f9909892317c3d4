import { type ProductToCheck, productToCheckSchema } from 'contract/catalog/product-to-check';
import { readList, serverApi } from 'shared/data';

export const comingSoonApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getDressesToCheck: build.query<ProductToCheck[], void>({
      query: () => ({ url: 'users/getdressestocheck', public: true }),
      transformResponse: (response) => readList(productToCheckSchema, response),
    }),
  }),
});

export const { useGetDressesToCheckQuery } = comingSoonApi;
