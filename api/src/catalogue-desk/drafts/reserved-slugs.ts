import { shortenText } from 'contract/values/shorten-text';

/**
 * First path segments of the shop's pages, files and endpoints. The page of a service with such a
 * slug could not be reached. `api/test/catalog/drafts/reserved-slugs.test.ts` compares these
 * segments with the routes of all remotes.
 */
const reservedSlugs = new Set([
  ...['about', 'admin', 'cart', 'checkout', 'confirm-date', 'confirm-email', 'contact', 'details'],
  ...['dresses', 'faq', 'fitcheck', 'forgotten-password', 'how-much-to-move', 'innerdresses'],
  ...['join', 'login', 'my-order', 'my-orders', 'myaccount', 'payment-cancelled'],
  ...['payment-failed', 'payment-success', 'products', 'profile', 'removalkit', 'removalkita'],
  ...['removalkitb', 'removalkitc', 'reset-password', 'services', 'subservices', 'terms'],
  ...['thankyou', 'thankyouorderplace'],
  ...['api', 'assets', 'images', 'users', 'staff', 'releases', 'preview', 'icons', 'sandbox'],
  ...['favicon', 'robots', 'sitemap', 'manifest', 'healthz', 'readyz', 'livez', 'metrics'],
]);

export const isReservedSlug = (slug: string): boolean => reservedSlugs.has(foldSlug(slug));

/**
 * Returns the slug in lower case and without accents. Two slugs with the same result count as the
 * same slug.
 */
export const foldSlug = (slug: string): string =>
  slug.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Returns a slug for a name, such as 'bubble-wrap' for 'Bubble Wrap'. The slug is at most `max - 4`
 * characters long, so that callers can add a number. Returns '' for a name without Latin letters or
 * digits.
 */
export const suggestSlug = (name: string, max: number): string =>
  shortenText(
    foldSlug(name)
      .replace(/['’]/g, '')
      .replace(/[^a-z0-9]+/g, '-'),
    max - 4,
  ).replace(/^-+|-+$/g, '');
