import { type ProductDetails, productDetailsSchema, readRecord, serverApi } from 'shared/data';

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

export const { useGetProductDetailsQuery } = detailsApi;
