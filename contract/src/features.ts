/**
 * Only some backends have these features (rules 46 to 56). A backend lists its own as `x-features`
 * in its OpenAPI document.
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
