/**
 * Features that only some backends have (rules 46 to 56). A backend lists its own as `x-features`
 * in the `info` of its OpenAPI document. The shop does not offer the others.
 */
export const FEATURES = [
  'calendar',
  'personalisation',
  'note',
  'progress',
  'order-link',
  'account',
  'saved-basket',
  'product-details',
  'staff',
] as const;

export type Feature = (typeof FEATURES)[number];
