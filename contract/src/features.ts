/**
 * Features that a backend may offer beyond section 7 (rules 46 to 56). It lists them as
 * `x-features` in the `info` of its OpenAPI document. The shop neither shows, requests nor sends
 * anything of an unlisted feature.
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
