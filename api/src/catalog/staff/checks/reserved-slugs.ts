import { foldText } from 'contract/values/fold-text';
import { shortenText } from 'contract/values/shorten-text';
import { edgeSegments } from 'server/edge-segments';

/**
 * First path segments of the pages of all remotes, in lower case.
 * `api/test/catalog/staff/reserved-slugs.test.ts` compares them with the routes of the remotes.
 */
export const pageSegments = [
  'about',
  'admin',
  'cart',
  'checkout',
  'confirm-date',
  'confirm-email',
  'contact',
  'crew',
  'details',
  'dresses',
  'faq',
  'fitcheck',
  'forgotten-password',
  'how-much-to-move',
  'innerdresses',
  'join',
  'login',
  'my-order',
  'my-orders',
  'my-quote',
  'myaccount',
  'payment-cancelled',
  'payment-failed',
  'payment-success',
  'products',
  'profile',
  'removalkit',
  'removalkita',
  'removalkitb',
  'removalkitc',
  'reset-password',
  'services',
  'subservices',
  'terms',
  'thankyou',
  'thankyouorderplace',
];

/** First path segments that proxies in front of the shop often answer themselves. */
const proxySegments = ['assets', 'icons', 'images', 'livez', 'metrics', 'preview', 'static'];

/** The page of a service with such a slug could not be reached. */
const reservedSlugs = new Set([...pageSegments, ...edgeSegments, ...proxySegments]);

export const describeReservedSlug = (slug: string): string =>
  `Address: '${slug}' is a page of the shop itself. Please choose another.`;

export const isReservedSlug = (slug: string): boolean => reservedSlugs.has(foldText(slug));

/**
 * Returns a slug for a name, such as 'bubble-wrap' for 'Bubble Wrap' or 'lodz' for 'Łódź'. The slug is
 * at most `max - 4` characters long, so that callers can add a number. Returns '' for a name without
 * Latin letters or digits.
 */
export const suggestSlug = (name: string, max: number): string =>
  shortenText(foldText(name).replace(/[^a-z0-9]+/g, '-'), max - 4).replace(/^-+|-+$/g, '');
