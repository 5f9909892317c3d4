/** A typed search, with the quantity before it. */
export interface SearchText {
  search: string;
  quantity: number;
}

/**
 * Reads '10x large box' as ten of 'large box'. Without an 'x' a number belongs to the search, as in
 * '2 bed flat'.
 */
export function readSearchText(text: string): SearchText {
  const [, quantity, search = ''] = /^\s*(\d{1,3})\s*[x×*]\s+(.*)$/i.exec(text) ?? [];
  if (quantity === undefined || Number(quantity) === 0) return { search: text.trim(), quantity: 1 };
  return { search: search.trim(), quantity: Number(quantity) };
}
