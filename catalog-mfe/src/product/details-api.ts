import { type ProductDetails, productDetailsSchema } from 'contract/catalog/product-details';
import { readRecord, serverApi, skipToken } from 'shared/data';
import { useFeature } from 'shared/session';

/** Texts about a product. Only our own backend has them (rule 56). */
export const detailsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** Resolves to null if the product has no texts. */
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

/**
 * Returns undefined while the texts load. Returns null if there are none, after a failure, and if
 * the backend does not have the feature.
 */
export function useProductDetails(slug: string): ProductDetails | null | undefined {
  const isOffered = useFeature('product-details') && slug !== '';
  const { currentData, isFetching } = useGetProductDetailsQuery(isOffered ? slug : skipToken);
  return isFetching ? currentData : (currentData ?? null);
}
