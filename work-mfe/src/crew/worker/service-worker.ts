import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

/**
 * Service worker of the crew's pages, with the scope /crew/. It keeps the page and the released files,
 * which contain nothing personal. Jobs and presses are in IndexedDB (docs/adr/0049-offline.md).
 */

/** The page that opens without a network, whatever its query. */
const PAGE = '/crew/jobs';

/** Longest wait for the network before the kept page opens, in seconds. */
const NETWORK_TIMEOUT_S = 4;

/** Largest number of kept files, which are those of a few releases. */
const MAX_FILES = 300;

const files = new CacheFirst({
  cacheName: 'crew-files',
  plugins: [new ExpirationPlugin({ maxEntries: MAX_FILES })],
});

const isOwnFile = (url: URL) =>
  url.origin === location.origin && url.pathname.startsWith('/releases/');

registerRoute(({ url }) => isOwnFile(url), files);

registerRoute(
  ({ url }) => url.origin === location.origin && url.pathname === PAGE,
  new NetworkFirst({
    cacheName: 'crew-page',
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [
      {
        cacheKeyWillBeUsed: () => Promise.resolve(PAGE),
        cacheWillUpdate: ({ response }) =>
          Promise.resolve(response.status === 200 && !response.redirected ? response : null),
        // Files of a new release are kept together with its page.
        cacheDidUpdate: async ({ newResponse, event }) => {
          for (const url of listFiles(await newResponse.clone().text()))
            await files.handle({ event, request: new Request(url) });
        },
      },
    ],
  }),
);

/** Returns the released files that a page names in its elements. */
const listFiles = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/releases\/[^"]+)"/g)].map(([, url = '']) => url)),
];

addEventListener('install', () => {
  const worker = globalThis as unknown as { skipWaiting(): Promise<void> };
  void worker.skipWaiting();
});

clientsClaim();
