/**
 * All optional features. Our backend has all of them, but `address-lookup` only with a provider. A
 * backend lists its features as `x-features` in its OpenAPI document (rules 46 to 80 in
 * docs/product.md).
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
  'event-date',
  'texts',
  'former-slugs',
  'kits',
  'home-questions',
  'order-in-one-call',
  'deposits',
  'quotes',
  'reviews',
  'address-lookup',
] as const;

export type Feature = (typeof FEATURES)[number];
