import { type Addon, addonSchema } from 'contract/catalog/addon';
import { type Product, productSchema } from 'contract/catalog/product';
import { type ProductDetails, productDetailsSchema } from 'contract/catalog/product-details';
import { readList, readRecord, serverApi, skipToken } from 'shared/data';
import { useFeature } from 'shared/session';

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
    /**
     * Reads the texts of a product. Only backends with the feature `product-details` support the
     * call (rule 56).
     */
    getProductDetails: build.query<ProductDetails | null, string>({
      queryFn: async (slug, _api, _options, baseQuery) => {
        const url = `users/getproductdetails/${encodeURIComponent(slug)}`;
        const { data, error } = await baseQuery({ url, public: true });
        if (error && error.status !== 404) return { error };
        return { data: error ? null : readRecord(productDetailsSchema, data) };
      },
    }),
  }),
});

export const { useGetProductBySlugQuery, useGetAddonsQuery } = productApi;
const { useGetProductDetailsQuery } = productApi;

/** Returns undefined during loading, and null if the product has no texts. */
export function useProductDetails(slug: string): ProductDetails | null | undefined {
  const isOffered = useFeature('product-details') && slug !== '';
  const { currentData, isFetching } = useGetProductDetailsQuery(isOffered ? slug : skipToken);
  return isFetching ? currentData : (currentData ?? null);
}
