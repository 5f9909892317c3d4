import { id, readList, serverApi, text } from 'shared/data';
import * as v from 'shared/schema';

const productToCheckSchema = v.object({ serviceid: id, name: text });

/**
 * An existing product with the id of its service. A service without products is 'Coming Soon'
 * (specification, section 7).
 */
export type ProductToCheck = v.InferOutput<typeof productToCheckSchema>;

/** GET users/getdressestocheck. */
export const comingSoonApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getDressesToCheck: build.query<ProductToCheck[], void>({
      query: () => ({ url: 'users/getdressestocheck', public: true }),
      transformResponse: (answer) => readList(productToCheckSchema, answer),
    }),
  }),
});

export const { useGetDressesToCheckQuery } = comingSoonApi;
