/**
 * What a backend may offer beyond section 7 (decisions 46 to 56). It lists its own as `x-features` in the `info`
 * of its OpenAPI document; without that list it has none, and nothing of them is shown, asked or sent.
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
