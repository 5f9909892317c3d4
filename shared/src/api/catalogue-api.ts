import { readList } from 'contract/responses/answers';
import { type Product, productSchema } from 'contract/catalog/product';
import type { Id } from 'contract/values/readers';
import { type Service, serviceSchema } from 'contract/catalog/service';
import { type DeliveryCharge, deliveryChargeSchema } from 'contract/catalog/delivery-charge';
import { serverApi } from './server-api';

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

export const servicesApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getServices: build.query<Service[], void>({
      query: () => ({ url: 'users/getservices', public: true }),
      transformResponse: (response) => readList(serviceSchema, response),
    }),
  }),
});

export const { useGetServicesQuery } = servicesApi;

/**
 * Query for all delivery charges. The field `delivery` of a service is the id of one of these
 * charges.
 */
export const deliveryChargesApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getDeliveryCharges: build.query<DeliveryCharge[], void>({
      query: () => ({ url: 'users/getdeliverycharges', public: true }),
      transformResponse: (response) => readList(deliveryChargeSchema, response),
    }),
  }),
});

export const { useGetDeliveryChargesQuery } = deliveryChargesApi;
