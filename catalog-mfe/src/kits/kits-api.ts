import { type Product, productSchema } from 'contract/catalog/product';
import { readList, serverApi, type ThunkExtra } from 'shared/data';

export const kitsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Kits that are sold. If the backend lacks the feature `kits`, a lazy module contains the kits.
     * Shoppers of other backends never download that module.
     */
    getKits: build.query<Product[], void>({
      queryFn: async (_none, { extra }, _options, baseQuery) => {
        if (!(extra as ThunkExtra).features?.includes('kits')) {
          const { compiledKits } = await import('./compiled-kits');
          return { data: compiledKits };
        }
        const { data, error } = await baseQuery({ url: 'users/getkits', public: true });
        return error ? { error } : { data: readList(productSchema, data) };
      },
    }),
  }),
});

export const { useGetKitsQuery } = kitsApi;
