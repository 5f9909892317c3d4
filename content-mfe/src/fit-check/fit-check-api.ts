import { id, type Product, productSchema, readList, serverApi, text } from 'shared/data';
import type { Prefetch } from 'shared/core';
import * as v from 'shared/schema';

const entrySchema = v.object({ picture: text, url: text, url_label: text });
const featuredSchema = v.object({ productid: id });

export type FitCheckEntry = v.InferOutput<typeof entrySchema>;
export type Featured = v.InferOutput<typeof featuredSchema>;

/** The gallery, the ids of featured products, and the data of these products (specification, section 7). */
export const fitCheckApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getFitCheckData: build.query<FitCheckEntry[], void>({
      query: () => ({ url: 'users/getfitcheckdata', public: true }),
      transformResponse: (answer) => readList(entrySchema, answer),
    }),
    getFeatureProductData: build.query<Featured[], void>({
      query: () => ({ url: 'users/getfeatureproductdata', public: true }),
      transformResponse: (answer) => readList(featuredSchema, answer),
    }),
    getProductsForFitCheck: build.query<Product[], void>({
      query: () => ({ url: 'users/getproductsforfitcheck', public: true }),
      transformResponse: (answer) => readList(productSchema, answer),
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
