import { type Product, productSchema } from 'contract/catalog/product';
import { readList, serverApi, type ThunkExtra } from 'shared/data';

export const kitsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Kits that are sold. Without the feature `kits` they are those of §9, from a lazy module (rule
     * 5).
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
