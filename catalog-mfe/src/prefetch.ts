import { servicesApi } from 'shared/data';
import type { Prefetch } from 'shared/core';
import { bannersApi } from './home/banners-api';
import { productsApi } from './listing/products-api';
import { selectorsShown } from './product/addon-choice';
import { productApi } from './product/product-api';
import { comingSoonApi } from './services/coming-soon-api';

// What the server reads before it renders a page; public reads only (decision 44).

type Dispatch = Parameters<Prefetch>[0];

const services = (dispatch: Dispatch) => dispatch(servicesApi.endpoints.getServices.initiate());

export const prefetchHome: Prefetch = (dispatch) =>
  Promise.all([services(dispatch), dispatch(bannersApi.endpoints.getBanners.initiate())]);

export const prefetchServices: Prefetch = (dispatch) =>
  Promise.all([services(dispatch), dispatch(comingSoonApi.endpoints.getDressesToCheck.initiate())]);

/** Slugs that no service has are not asked about. */
export const prefetchCategory: Prefetch = async (dispatch, { service: slug = '' }) => {
  const { data = [] } = await services(dispatch);
  if (!data.some((service) => service.slug === slug)) return;
  await dispatch(productsApi.endpoints.getProductsByCategorySlug.initiate(slug));
};

export const prefetchProduct: Prefetch = async (dispatch, params) => {
  const { data: all = [] } = await services(dispatch);
  const addressed = all.find(({ slug }) => slug === params['service']);
  if (!addressed) return;
  const { getProductBySlug, getPackages } = productApi.endpoints;
  const { data: product } = await dispatch(getProductBySlug.initiate(params['product'] ?? ''));
  const own = all.find(({ id }) => id === product?.serviceid) ?? addressed;
  if (!product?.gender || !selectorsShown(product, own)) return;
  await dispatch(getPackages.initiate(product.gender));
};

export const prefetchKit: Prefetch = services;
