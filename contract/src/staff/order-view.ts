/**
 * Query parameters of the list of orders. Search terms are not among the parameters, because they
 * are personal data.
 */
export const orderViewParams = [
  ...(['state', 'step', 'kind', 'workfrom', 'workto', 'placedfrom', 'placedto'] as const),
  ...(['payment', 'undated', 'late', 'onhold', 'sort', 'descending', 'openfirst'] as const),
] as const;

export type OrderViewParam = (typeof orderViewParams)[number];

/**
 * Returns whether a query string contains only these parameters, each with a plain word as its
 * value.
 */
export const isOrderViewQuery = (query: string): boolean =>
  [...new URLSearchParams(query)].every(
    ([name, value]) =>
      (orderViewParams as readonly string[]).includes(name) && /^[a-z0-9_-]{1,30}$/.test(value),
  );
