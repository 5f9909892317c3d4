import type { Kit } from 'contract/catalog/kits';
import type { Service } from 'contract/catalog/service';
import { deliveryChargesApi, servicesApi, productsApi } from 'shared/data';
import type { Prefetch, RootState } from 'shared/core';
import { bannersApi } from './home/banners-api';
import { startingPricesApi } from './home/starting-prices-api';
import { selectorsShown } from './product/addon-choice';
import { listedProduct } from './listing/listed-product';
import { detailsApi } from './product/details-api';
import { productApi } from './product/product-api';
import { addonGroup } from './product/addon-group';
import { comingSoonApi } from './services/coming-soon-api';
import { subservicesApi } from './subservices/subservices-api';

// Prefetches of pages, before the server renders or a link is followed. Public queries only (rule
// 44).

type Dispatch = Parameters<Prefetch>[0];

const services = (dispatch: Dispatch) => dispatch(servicesApi.endpoints.getServices.initiate());

/** Returns the state with the shopper's choices. On the server there are none. */
const chosen = (dispatch: Dispatch): RootState => dispatch((_dispatch, getState) => getState());

export const prefetchHome: Prefetch = (dispatch) =>
  Promise.all([
    services(dispatch),
    dispatch(bannersApi.endpoints.getBanners.initiate()),
    hasDetails(dispatch) && dispatch(startingPricesApi.endpoints.getStartingPrices.initiate()),
  ]);

export const prefetchServices: Prefetch = (dispatch) =>
  Promise.all([services(dispatch), dispatch(comingSoonApi.endpoints.getDressesToCheck.initiate())]);

/** Queries no products for an unknown slug. */
export const prefetchCategory: Prefetch = async (dispatch, { service: slug = '' }) => {
  const { data } = await services(dispatch);
  if (!data) return undefined;
  if (!data.some((service) => service.slug === slug)) return 404;
  return dispatch(productsApi.endpoints.getProductsByCategorySlug.initiate(slug));
};

export const prefetchProduct: Prefetch = async (dispatch, params) => {
  const { data: all } = await services(dispatch);
  if (!all) return undefined;
  const addressed = all.find(({ slug }) => slug === params['service']);
  if (!addressed) return 404;
  const { getProductBySlug, getPackages } = productApi.endpoints;
  const slug = params['product'] ?? '';
  const state = chosen(dispatch);
  // A click on a card stores the listed product, so no query for the product itself is needed.
  const listed = 'chosen' in params ? listedProduct(state, slug) : undefined;
  const product = listed ?? (await dispatch(getProductBySlug.initiate(slug))).data;
  if (product === null) return 404;
  if (!product) return undefined;
  const own = all.find(({ id }) => id === product.serviceid) ?? addressed;
  const group = addonGroup(product, own, state.subservices);
  return Promise.all([
    group && selectorsShown(product, own) && dispatch(getPackages.initiate(group)),
    aroundProduct(dispatch, slug, own),
  ]);
};

/**
 * Queries the content beside a product: its details, delivery charges and other products of its
 * service.
 */
const aroundProduct = (dispatch: Dispatch, slug = '', service?: Service) =>
  Promise.all([
    slug && hasDetails(dispatch) && dispatch(detailsApi.endpoints.getProductDetails.initiate(slug)),
    dispatch(deliveryChargesApi.endpoints.getDeliveryCharges.initiate()),
    service?.slug &&
      dispatch(productsApi.endpoints.getProductsByCategorySlug.initiate(service.slug)),
  ]);

const hasDetails = (dispatch: Dispatch): boolean =>
  dispatch((_dispatch, _state, { features }) => features?.includes('product-details') ?? false);

/**
 * Returns the id of the service that a click on the link would choose. Without a slug, returns the
 * id of the chosen service.
 */
const serviceId = async (dispatch: Dispatch, slug: string | undefined) => {
  if (slug === undefined) return chosen(dispatch).services?.id;
  const { data = [] } = await services(dispatch);
  return data.find((service) => service.slug === slug)?.id;
};

export const prefetchSubservices: Prefetch = async (dispatch, { service }) => {
  const id = await serviceId(dispatch, service);
  if (id !== undefined) await dispatch(subservicesApi.endpoints.getSubservices.initiate(id));
};

export const prefetchChosenProducts: Prefetch = async (dispatch, { service }) => {
  const id = await serviceId(dispatch, service);
  if (id !== undefined) await dispatch(productsApi.endpoints.getProducts.initiate(id));
};

/** Prefetches the page of the chosen product, which is already stored. */
export const prefetchKnownProduct: Prefetch = (dispatch) =>
  Promise.all([services(dispatch), aroundProduct(dispatch)]);

/** Prefetches a kit's page. The kit's data is part of the code. */
export const prefetchKit =
  ({ slug }: Kit): Prefetch =>
  (dispatch) =>
    Promise.all([services(dispatch), aroundProduct(dispatch, slug)]);
