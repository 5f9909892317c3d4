import { createOrderRequests } from '../orders.ts';
import { type ExpectedRequest } from '../load.ts';
import { readPagePaths, recordResponse, recordResponses } from '../expected-requests.ts';
import type { MixedRequest } from './offered-load.ts';

/** Number of different IP addresses of the visitors. */
const ADDRESSES = 100_000;

/** Time limits in ms. Later responses do not count as good. Shoppers wait longer for an order. */
const [GOOD_MS, GOOD_ORDER_MS] = [1_000, 5_000];

let requestCount = 0;

/** Returns the header of a visitor with the next IP address. */
const createVisitorHeaders = () => {
  const index = (requestCount += 1) % ADDRESSES;
  return { 'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` };
};

/**
 * Returns a function that creates a shopper's next request. Of ten requests, five are for pages,
 * four for the catalogue and one is an order.
 */
export async function createShopperRequests(origin: string): Promise<() => MixedRequest> {
  const pages = await recordResponses(origin, await readPagePaths(origin));
  const read = (await recordResponse(origin, '/api/users/getservices')).expectedRequest;
  const nextOrder = await createOrderRequests(origin);
  let count = 0;
  return () => {
    count += 1;
    if (count % 10 === 0) return toMixed('order', nextOrder(), GOOD_ORDER_MS);
    if (count % 2 === 0) return toMixed('read of the catalogue', read);
    const page = pages[count % pages.length] ?? read;
    // Does not compare the page's content, because orders change the content. For example, an order
    // reduces the free days.
    return toMixed('rendered page', { ...page, expected: (body) => body.length > 0 });
  };
}

/**
 * Returns a function that creates requests. Each request has another path, and the visitors have
 * many IP addresses.
 */
export async function createInventedRequests(origin: string): Promise<() => MixedRequest> {
  const home = (await recordResponse(origin, '/')).expectedRequest;
  const notFound = { ...home, status: 404, expected: (body: Buffer) => body.length > 0 };
  let count = 0;
  return () => {
    count += 1;
    const padding = 'x'.repeat(count % 300);
    if (count % 50 === 0)
      return toMixed('service that nobody has', { ...notFound, path: `/nobody-has-${count}` });
    if (count % 20 === 1)
      return toMixed('read that finds nothing', {
        ...notFound,
        path: `/api/users/getproductbyslug/nobody-has-${count}`,
      });
    if (count % 2 === 0)
      return toMixed('query', { ...home, path: `/?utm_source=${count}${padding}` });
    return toMixed('page that nobody has', { ...notFound, path: `/nobody/${count}/${padding}` });
  };
}

const toMixed = (kind: string, request: ExpectedRequest, goodMs = GOOD_MS): MixedRequest => ({
  ...request,
  headers: { ...request.headers, ...createVisitorHeaders() },
  kind,
  goodMs,
});
