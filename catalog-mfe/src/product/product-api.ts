import { type Addon, addonSchema } from 'contract/catalog/addon';
import { type Product, productSchema } from 'contract/catalog/product';
import { readList, readRecord, serverApi } from 'shared/data';

export const productApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** Resolves to null if no product has this slug. */
    getProductBySlug: build.query<Product | null, string>({
      queryFn: async (slug, _api, _options, baseQuery) => {
        const url = `users/getproductbyslug/${encodeURIComponent(slug)}`;
        const { data, error } = await baseQuery({ url, public: true });
        if (error && error.status !== 404) return { error };
        return { data: error ? null : readRecord(productSchema, data) };
      },
    }),
    /**
     * Reads the add-ons of a group. The group is the name of the chosen sub-service, or else the
     * product's field `gender` (rule 12).
     */
    getAddons: build.query<Addon[], string>({
      query: (group) => ({ url: `users/getpackages/${encodeURIComponent(group)}`, public: true }),
      transformResponse: (response) => readList(addonSchema, response),
    }),
  }),
});

export const { useGetProductBySlugQuery, useGetAddonsQuery } = productApi;
