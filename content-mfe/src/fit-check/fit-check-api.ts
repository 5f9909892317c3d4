import {
  type FeaturedProduct,
  featuredProductSchema,
  type FitCheckEntry,
  fitCheckEntrySchema,
} from 'contract/content/fit-check';
import { type Product, productSchema } from 'contract/catalog/product';
import { readList, serverApi } from 'shared/data';
import type { Prefetch } from 'shared/slots';

export const fitCheckApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getFitCheckData: build.query<FitCheckEntry[], void>({
      query: () => ({ url: 'users/getfitcheckdata', public: true }),
      transformResponse: (response) => readList(fitCheckEntrySchema, response),
    }),
    getFeatureProductData: build.query<FeaturedProduct[], void>({
      query: () => ({ url: 'users/getfeatureproductdata', public: true }),
      transformResponse: (response) => readList(featuredProductSchema, response),
    }),
    getProductsForFitCheck: build.query<Product[], void>({
      query: () => ({ url: 'users/getproductsforfitcheck', public: true }),
      transformResponse: (response) => readList(productSchema, response),
    }),
  }),
});

export const {
  useGetFitCheckDataQuery,
  useGetFeatureProductDataQuery,
  useGetProductsForFitCheckQuery,
} = fitCheckApi;

const { getFitCheckData, getFeatureProductData, getProductsForFitCheck } = fitCheckApi.endpoints;

export const prefetchFitCheck: Prefetch = (dispatch) =>
  Promise.all([
    dispatch(getFitCheckData.initiate()),
    dispatch(getFeatureProductData.initiate()),
    dispatch(getProductsForFitCheck.initiate()),
  ]);
