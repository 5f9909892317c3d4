import type { Feature } from 'contract/features';

/** What this backend offers beyond section 7; pages show nothing of what is not listed (decision 46). */
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
];
