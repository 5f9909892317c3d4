/** Parameters of the address of the list of orders. Search terms are personal data and no part. */
export const orderViewParams = [
  ...(['state', 'step', 'kind', 'workfrom', 'workto', 'placedfrom', 'placedto'] as const),
  ...(['payment', 'undated', 'late', 'sort', 'descending', 'openfirst'] as const),
] as const;

export type OrderViewParam = (typeof orderViewParams)[number];

/** Returns whether the query of an address contains the list's parameters only, in plain words. */
export const isOrderViewQuery = (query: string): boolean =>
  [...new URLSearchParams(query)].every(
    ([name, value]) =>
      (orderViewParams as readonly string[]).includes(name) && /^[a-z0-9_-]{1,30}$/.test(value),
  );
