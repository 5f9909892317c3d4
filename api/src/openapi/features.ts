import type { Feature } from 'contract/features';

/** Optional features of this backend. Pages offer only features in this list. */
export const features: readonly Feature[] = [
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
];
