import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import { foldSearch } from 'contract/values/fold-text';
import { listProductImages } from 'shared/data';
import { listServiceLinks } from '../service-links';

export interface SearchResult {
  to: string;
  name: string;
  picture: string | undefined;
  price?: number;
  searchText: string;
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
    searchText: normalizeText(`${service.name} ${service.meta_keywords}`),
  }));
  const productResults = products.flatMap((product) => {
    const serviceLink = servicesWithUrl.find(({ service }) => service.id === product.serviceid);
    const [picture] = listProductImages(product);
    if (!serviceLink || !product.slug || !picture) return [];
    const { name, description, price } = product;
    const to = `${serviceLink.to}/${encodeURIComponent(product.slug)}`;
    const searchText = normalizeText(`${name} ${description} ${serviceLink.service.name}`);
    return [{ to, name, picture, price, searchText }];
  });
  return [...serviceResults, ...productResults];
}

/**
 * Returns the results that match all typed words. A typed word also matches the beginning of a
 * longer word.
 */
export function searchIndex(searchResults: readonly SearchResult[], query: string): SearchResult[] {
  const normalizedQuery = normalizeText(query);
  const queryWords = normalizedQuery.split(' ').filter(Boolean);
  const isMatch = (result: SearchResult) =>
    queryWords.every((word) => ` ${result.searchText}`.includes(` ${word}`));
  const getRank = ({ name }: SearchResult) =>
    normalizeText(name).startsWith(normalizedQuery)
      ? 0
      : normalizeText(name).includes(normalizedQuery)
        ? 1
        : 2;
  return searchResults
    .filter(isMatch)
    .toSorted((a, b) => getRank(a) - getRank(b))
    .slice(0, MAX_RESULTS);
}

const normalizeText = (text: string) =>
  foldSearch(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
