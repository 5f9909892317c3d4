import { readList } from 'contract/responses/answers';
import { type Product, productSchema } from 'contract/catalog/product';
import type { Id } from 'contract/values/readers';
import { serverApi } from '../server-api';

export const productsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getProducts: build.query<Product[], Id>({
      query: (serviceid) => ({
        url: `users/getproducts/${encodeURIComponent(serviceid)}`,
        public: true,
      }),
      transformResponse: (response) => readList(productSchema, response),
    }),
    getProductsByCategorySlug: build.query<Product[], string>({
      query: (slug) => ({
        url: `users/getproductsbycategoryslug/${encodeURIComponent(slug)}`,
        public: true,
      }),
      transformResponse: (response) => readList(productSchema, response),
    }),
  }),
});

export const { useGetProductsQuery, useGetProductsByCategorySlugQuery } = productsApi;
