import { foldSearch } from '../values/fold-text.ts';

/** Something that the search of the shop finds. */
export interface SearchableItem {
  name: string;
  /** Result of `normalizeSearchText`. */
  searchText: string;
}

/**
 * Returns the items that match all typed words, best first. A typed word also matches the beginning
 * of a longer word.
 */
export function searchItems<Item extends SearchableItem>(
  items: readonly Item[],
  query: string,
): Item[] {
  const normalizedQuery = normalizeSearchText(query);
  const queryWords = normalizedQuery.split(' ').filter(Boolean);
  const isMatch = (item: Item) =>
    queryWords.every((word) => ` ${item.searchText}`.includes(` ${word}`));
  const getRank = ({ name }: Item) => {
    const normalizedName = normalizeSearchText(name);
    if (normalizedName.startsWith(normalizedQuery)) return 0;
    return normalizedName.includes(normalizedQuery) ? 1 : 2;
  };
  return items.filter(isMatch).toSorted((a, b) => getRank(a) - getRank(b));
}

/** Returns the text of a product by which a search finds it. */
export const getProductSearchText = (
  { name, description }: { name: string; description: string },
  service: string,
): string => normalizeSearchText(`${name} ${description} ${service}`);

export const normalizeSearchText = (text: string): string =>
  foldSearch(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
