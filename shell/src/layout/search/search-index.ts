import type { Product } from 'contract/catalog/product';
import {
  getProductSearchText,
  normalizeSearchText,
  type SearchableItem,
  searchItems,
} from 'contract/catalog/search-products';
import type { Service } from 'contract/catalog/service';
import { listProductImages } from 'shared/data';
import { listServiceLinks } from '../service-links';

export interface SearchResult extends SearchableItem {
  to: string;
  picture: string | undefined;
  price?: number;
}

const MAX_RESULTS = 8;

export function buildSearchIndex(
  services: readonly Service[],
  products: readonly Product[],
): SearchResult[] {
  const servicesWithUrl = listServiceLinks(services);
  const serviceResults = servicesWithUrl.map(({ service, to }) => ({
    to,
    name: service.name,
    picture: service.picture || undefined,
    searchText: normalizeSearchText(`${service.name} ${service.meta_keywords}`),
  }));
  const productResults = products.flatMap((product) => {
    const serviceLink = servicesWithUrl.find(({ service }) => service.id === product.serviceid);
    const [picture] = listProductImages(product);
    if (!serviceLink || !product.slug || !picture) return [];
    const { name, price } = product;
    const to = `${serviceLink.to}/${encodeURIComponent(product.slug)}`;
    const searchText = getProductSearchText(product, serviceLink.service.name);
    return [{ to, name, picture, price, searchText }];
  });
  return [...serviceResults, ...productResults];
}

/** Returns the best results for the typed words. */
export const searchIndex = (
  searchResults: readonly SearchResult[],
  query: string,
): SearchResult[] => searchItems(searchResults, query).slice(0, MAX_RESULTS);
