import { type ProductDetails, productDetailsSchema } from 'contract/catalog/product-details';
import { readRecord, serverApi, skipToken } from 'shared/data';
import { useFeature } from 'shared/session';

/**
 * Call for the texts of a product. Only backends with the feature `product-details` support the
 * call (rule 56).
 */
export const detailsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
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

const { useGetProductDetailsQuery } = detailsApi;

/** Returns undefined during loading, and null if the product has no texts. */
export function useProductDetails(slug: string): ProductDetails | null | undefined {
  const isOffered = useFeature('product-details') && slug !== '';
  const { currentData, isFetching } = useGetProductDetailsQuery(isOffered ? slug : skipToken);
  return isFetching ? currentData : (currentData ?? null);
}
