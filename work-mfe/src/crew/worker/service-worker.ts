import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

/**
 * Service worker of the crew's pages, with the scope /crew/. Caches the page and the released files,
 * which contain no personal data. Jobs and presses are in IndexedDB (docs/adr/0049-offline.md).
 */

/** Path of the page that opens without a network, with any query. */
const PAGE_PATH = '/crew/jobs';

/** Longest wait for the network before the cached page opens, in seconds. */
const NETWORK_TIMEOUT_S = 4;

/** Largest number of cached files, enough for a few releases. */
const MAX_CACHED_FILES = 300;

const files = new CacheFirst({
  cacheName: 'crew-files',
  plugins: [new ExpirationPlugin({ maxEntries: MAX_CACHED_FILES })],
});

const isReleasedFile = (url: URL) =>
  url.origin === location.origin && url.pathname.startsWith('/releases/');

registerRoute(({ url }) => isReleasedFile(url), files);

registerRoute(
  ({ url }) => url.origin === location.origin && url.pathname === PAGE_PATH,
  new NetworkFirst({
    cacheName: 'crew-page',
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [
      {
        cacheKeyWillBeUsed: () => Promise.resolve(PAGE_PATH),
        cacheWillUpdate: ({ response }) =>
          Promise.resolve(response.status === 200 && !response.redirected ? response : null),
        // Files of a new release are cached together with its page.
        cacheDidUpdate: async ({ newResponse, event }) => {
          for (const url of listReleasedFiles(await newResponse.clone().text()))
            await files.handle({ event, request: new Request(url) });
        },
      },
    ],
  }),
);

/** Returns the URLs of the released files in the `src` and `href` attributes of a page. */
const listReleasedFiles = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/releases\/[^"]+)"/g)].map(([, url = '']) => url)),
];

addEventListener('install', () => {
  const worker = globalThis as unknown as { skipWaiting(): Promise<void> };
  void worker.skipWaiting();
});

clientsClaim();
