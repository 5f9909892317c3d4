import { type ProductDetails, productDetailsSchema } from 'contract/catalog/product-details';
import { readRecord, serverApi, skipToken } from 'shared/data';
import { useFeature } from 'shared/session';

/** Our backend's texts about a product (rule 56). Requested only if the backend announces the feature. */
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

/** Returns the texts, or undefined while they load. Null without the feature, without texts or after a failure. */
export function useProductDetails(slug: string): ProductDetails | null | undefined {
  const isOffered = useFeature('product-details') && slug !== '';
  const { currentData, isFetching } = useGetProductDetailsQuery(isOffered ? slug : skipToken);
  return isFetching ? currentData : (currentData ?? null);
}
