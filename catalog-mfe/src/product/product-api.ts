import {
  type Addon,
  addonSchema,
  type Product,
  productSchema,
  readList,
  readRecord,
  serverApi,
} from 'shared/data';

/** One product, and the add-ons that go with it (specification §7). */
export const productApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null: there is no such product. */
    getProductBySlug: build.query<Product | null, string>({
      queryFn: async (slug, _api, _options, read) => {
        const url = `users/getproductbyslug/${encodeURIComponent(slug)}`;
        const { data, error } = await read({ url, public: true });
        if (error && error.status !== 404) return { error };
        return { data: error ? null : readRecord(productSchema, data) };
      },
    }),
    /** By the name of a sub-service or a product's gender (decision 12). */
    getPackages: build.query<Addon[], string>({
      query: (group) => ({ url: `users/getpackages/${encodeURIComponent(group)}`, public: true }),
      transformResponse: (answer) => readList(addonSchema, answer),
    }),
  }),
});

export const { useGetProductBySlugQuery, useGetPackagesQuery } = productApi;
