import {
  type ProductDetails,
  productDetailsSchema,
  readRecord,
  serverApi,
  skipToken,
} from 'shared/data';
import { useFeature } from 'shared/core';

/** Our texts on a product (decision 56); asked for only where the backend says that it has them. */
export const detailsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null: nothing is said of this product. */
    getProductDetails: build.query<ProductDetails | null, string>({
      queryFn: async (slug, _api, _options, read) => {
        const url = `users/getproductdetails/${encodeURIComponent(slug)}`;
        const { data, error } = await read({ url, public: true });
        if (error && error.status !== 404) return { error };
        return { data: error ? null : readRecord(productDetailsSchema, data) };
      },
    }),
  }),
});

const { useGetProductDetailsQuery } = detailsApi;

/** The texts. Undefined: they are being read. Null: without the feature, of no such product, or unreadable. */
export function useProductDetails(slug: string): ProductDetails | null | undefined {
  const offered = useFeature('product-details') && slug !== '';
  const { currentData, isFetching } = useGetProductDetailsQuery(offered ? slug : skipToken);
  return isFetching ? currentData : (currentData ?? null);
}
