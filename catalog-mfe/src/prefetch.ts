import type { Feature } from 'contract/features';
import type { Kit } from 'contract/catalog/kits';
import type { Service } from 'contract/catalog/service';
import type { Product } from 'contract/catalog/product';
import type { Id } from 'contract/values/readers';
import { deliveryChargesApi, productsApi, servicesApi } from 'shared/data';
import type { Prefetch } from 'shared/slots';
import type { RootState } from 'shared/store';
import { currentPathApi } from './moved/moved-or-not-found';
import type { FormerAddress } from './moved/find-current-path';
import { homeApi } from './home/home-api';
import { kitsApi } from './kits/kits-api';
import { getAddonGroup, hasAddonSelectors } from './product/addon-choice';
import { reviewsApi } from './reviews/reviews-api';
import { productApi } from './product/product-api';
import { comingSoonApi } from './services/services-page';
import { subservicesApi } from './subservices/subservices-page';

// Public queries of each page (rule 44). These queries run before the server renders the page, or
// before the shopper follows a link.

type Dispatch = Parameters<Prefetch>[0];

const fetchServices = (dispatch: Dispatch) =>
  dispatch(servicesApi.endpoints.getServices.initiate());

/** On the server, the state contains no choices of the shopper. */
const readState = (dispatch: Dispatch): RootState => dispatch((_dispatch, getState) => getState());

export const prefetchHome: Prefetch = (dispatch) =>
  Promise.all([
    fetchServices(dispatch),
    dispatch(homeApi.endpoints.getBanners.initiate()),
    dispatch(homeApi.endpoints.getHomeQuestions.initiate()),
    hasProductDetails(dispatch) && dispatch(homeApi.endpoints.getStartingPrices.initiate()),
    hasReviews(dispatch) && dispatch(reviewsApi.endpoints.getShopRating.initiate()),
  ]);

export const prefetchServices: Prefetch = (dispatch) =>
  Promise.all([
    fetchServices(dispatch),
    dispatch(comingSoonApi.endpoints.getDressesToCheck.initiate()),
  ]);

/** Fetches the data of a listing. Fetches no products if no service has this slug. */
export const prefetchCategory: Prefetch = async (dispatch, { service: slug = '' }) => {
  const { data } = await fetchServices(dispatch);
  if (!data) return undefined;
  const service = data.find((candidate) => candidate.slug === slug);
  if (!service) return findRedirect(dispatch, { service: slug });
  return Promise.all([
    dispatch(productsApi.endpoints.getProductsByCategorySlug.initiate(slug)),
    fetchRatings(dispatch, service.id),
  ]);
};

export const prefetchProduct: Prefetch = async (dispatch, params) => {
  const { data: allServices } = await fetchServices(dispatch);
  if (!allServices) return undefined;
  const serviceInPath = allServices.find(({ slug }) => slug === params['service']);
  const slug = params['product'] ?? '';
  if (!serviceInPath)
    return findRedirect(dispatch, { service: params['service'] ?? '', product: slug });
  const { getProductBySlug, getAddons } = productApi.endpoints;
  const state = readState(dispatch);
  // The parameter `chosen` means that the shopper follows a product card. The product is then in a
  // cached list, so the page does not query the product.
  const cachedProduct = 'chosen' in params ? selectListedProduct(state, slug) : undefined;
  const product = cachedProduct ?? (await dispatch(getProductBySlug.initiate(slug))).data;
  if (product === null) return findRedirect(dispatch, { service: null, product: slug });
  if (!product) return undefined;
  const ownService = allServices.find(({ id }) => id === product.serviceid) ?? serviceInPath;
  const addonGroupName = getAddonGroup(product, ownService, state.subservices);
  return Promise.all([
    addonGroupName &&
      hasAddonSelectors(product, ownService) &&
      dispatch(getAddons.initiate(addonGroupName)),
    fetchReviews(dispatch, product.id),
    prefetchProductExtras(dispatch, slug, ownService),
  ]);
};

const prefetchProductExtras = (dispatch: Dispatch, slug = '', service?: Service) =>
  Promise.all([
    slug &&
      hasProductDetails(dispatch) &&
      dispatch(productApi.endpoints.getProductDetails.initiate(slug)),
    dispatch(deliveryChargesApi.endpoints.getDeliveryCharges.initiate()),
    service?.slug &&
      dispatch(productsApi.endpoints.getProductsByCategorySlug.initiate(service.slug)),
  ]);

const hasFeature = (dispatch: Dispatch, feature: Feature): boolean =>
  dispatch((_dispatch, _state, { features }) => features?.includes(feature) ?? false);

const hasReviews = (dispatch: Dispatch) => hasFeature(dispatch, 'reviews');

const fetchReviews = (dispatch: Dispatch, productid: Id) =>
  hasReviews(dispatch) && dispatch(reviewsApi.endpoints.getReviews.initiate(productid));

const fetchRatings = (dispatch: Dispatch, serviceid: Id) =>
  hasReviews(dispatch) && dispatch(reviewsApi.endpoints.getRatings.initiate(serviceid));

const hasProductDetails = (dispatch: Dispatch) => hasFeature(dispatch, 'product-details');

/**
 * Resolves to the redirect from a former address, or to 404 if no page had this address (rule 65).
 * Resolves to undefined if the call failed.
 */
async function findRedirect(dispatch: Dispatch, address: FormerAddress) {
  if (!hasFeature(dispatch, 'former-slugs')) return 404;
  const { data } = await dispatch(currentPathApi.endpoints.getCurrentPath.initiate(address));
  if (data === undefined) return undefined;
  return data === null ? 404 : { redirectTo: data };
}

/**
 * Returns the id of the service with this slug. Without a slug, returns the id of the chosen
 * service.
 */
const findServiceId = async (dispatch: Dispatch, slug: string | undefined) => {
  if (slug === undefined) return readState(dispatch).services?.id;
  const { data = [] } = await fetchServices(dispatch);
  return data.find((service) => service.slug === slug)?.id;
};

export const prefetchSubservices: Prefetch = async (dispatch, { service }) => {
  const id = await findServiceId(dispatch, service);
  if (id !== undefined) await dispatch(subservicesApi.endpoints.getSubservices.initiate(id));
};

export const prefetchChosenProducts: Prefetch = async (dispatch, { service }) => {
  const id = await findServiceId(dispatch, service);
  if (id === undefined) return;
  await Promise.all([
    dispatch(productsApi.endpoints.getProducts.initiate(id)),
    fetchRatings(dispatch, id),
  ]);
};

export const prefetchStoredProduct: Prefetch = (dispatch) =>
  Promise.all([fetchServices(dispatch), prefetchProductExtras(dispatch)]);

const fetchKits = (dispatch: Dispatch) => dispatch(kitsApi.endpoints.getKits.initiate());

export const prefetchKits: Prefetch = async (dispatch) => {
  const { data: products = [] } = await fetchKits(dispatch);
  const serviceid = products[0]?.serviceid;
  if (serviceid != null) await fetchRatings(dispatch, serviceid);
};

export const prefetchKit =
  ({ id }: Kit): Prefetch =>
  async (dispatch) => {
    const [{ data: products }] = await Promise.all([fetchKits(dispatch), fetchServices(dispatch)]);
    if (!products) return undefined;
    const product = products.find((candidate) => candidate.id === id);
    if (!product) return 404;
    return Promise.all([
      fetchReviews(dispatch, product.id),
      prefetchProductExtras(dispatch, product.slug),
    ]);
  };

/** Returns the product with this slug from the cached lists. */
function selectListedProduct(state: RootState, slug: string): Product | undefined {
  const { getProducts, getProductsByCategorySlug } = productsApi.endpoints;
  const { selectCachedArgsForQuery } = productsApi.util;
  const lists = [
    ...selectCachedArgsForQuery(state, 'getProducts').map((id) => getProducts.select(id)(state)),
    ...selectCachedArgsForQuery(state, 'getProductsByCategorySlug').map((categorySlug) =>
      getProductsByCategorySlug.select(categorySlug)(state),
    ),
  ];
  return lists.flatMap(({ data = [] }) => data).find((product) => product.slug === slug);
}
