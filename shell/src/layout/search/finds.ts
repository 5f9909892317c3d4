import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import { productImages } from 'shared/data';
import { cleanTyped } from 'shared/forms';
import { placesOf } from '../services/service-places';

/** A search result. */
export interface Find {
  to: string;
  name: string;
  picture: string | undefined;
  /** In pence. Services have no price. */
  price?: number;
  /** Searchable text, normalised by `normalizeText`. */
  words: string;
}

/** Maximum number of visible results. */
const MOST = 8;

/** Returns all services and products that have a page, services first. */
export function allFinds(services: readonly Service[], products: readonly Product[]): Find[] {
  const places = placesOf(services);
  const ofServices = places.map(({ service, to }) => ({
    to,
    name: service.name,
    picture: service.picture || undefined,
    words: folded(`${service.name} ${service.meta_keywords}`),
  }));
  const ofProducts = products.flatMap((product) => {
    const place = places.find(({ service }) => service.id === product.serviceid);
    const [picture] = productImages(product);
    if (!place || !product.slug || !picture) return [];
    const { name, description, price } = product;
    const to = `${place.to}/${encodeURIComponent(product.slug)}`;
    const words = folded(`${name} ${description} ${place.service.name}`);
    return [{ to, name, picture, price, words }];
  });
  return [...ofServices, ...ofProducts];
}

/**
 * Returns the entries that contain every typed word or its beginning. Names that begin with the typed text come first.
 */
export function found(all: readonly Find[], query: string): Find[] {
  const asked = folded(query);
  const words = asked.split(' ').filter(Boolean);
  const isFound = (find: Find) => words.every((word) => ` ${find.words}`.includes(` ${word}`));
  const rank = ({ name }: Find) =>
    folded(name).startsWith(asked) ? 0 : folded(name).includes(asked) ? 1 : 2;
  return all
    .filter(isFound)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MOST);
}

/** Normalises text for the search: lower case, without accents and punctuation. */
const folded = (text: string) =>
  cleanTyped(text, 'code')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
