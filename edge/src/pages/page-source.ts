import type { Feature } from 'contract/features';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { toLoggable } from 'server/loggable';
import { createThrottledWarning } from 'server/throttled-warning';
import { isRead } from '../read-only.ts';
import type { Rendering } from '../rendering/rendering.ts';
import type { Settings } from '../settings/settings.ts';
import { isUnchanged } from './cache/is-unchanged.ts';
import {
  type CompressedPage,
  type Encoding,
  UNCACHED_QUALITY,
  compressPage,
} from './cache/cached-page.ts';
import { createNotFoundCache } from './cache/not-found-cache.ts';
import { countCacheUse } from './cache/cache-metrics.ts';
import type { PageCache } from './cache/page-cache.ts';
import {
  type PageInputs,
  notFoundKey,
  pageKey,
  removeQuery,
  removeTrackingParameters,
} from './cache/page-key.ts';
import { addOverlayScript } from './release-overlay.ts';
import { hasPage, renderPage } from './render-page.ts';
import { RenderShares } from './render-shares.ts';
import type { Visit } from './visit.ts';

interface PageSourceOptions {
  settings: Settings;
  rendering: Rendering;
  previewRendering: Pick<Rendering, 'render'>;
  features: () => readonly Feature[];
  cache: PageCache | null;
  log: FastifyBaseLogger;
}

export function createPageSource(options: PageSourceOptions) {
  const { settings, rendering, previewRendering, features, cache, log } = options;
  const warnThrottled = createThrottledWarning(log);
  const notFoundCache = createNotFoundCache();
  const staleLog = new StaleLog(log);
  const renderShares = new RenderShares(settings.render);
  const onError = (cause: unknown) =>
    warnThrottled({
      message: 'a page is left to the browser',
      labels: { why: String(cause) },
      facts: { failure: toLoggable(cause) },
    });

  async function render(
    request: FastifyRequest,
    { live, origin, features: pageFeatures }: PageInputs,
    url: string,
    { preview, draft = null }: Pick<Visit, 'preview' | 'draft'>,
  ) {
    const availableRenderer = preview ? previewRendering : rendering;
    const renderer = renderShares.isFull(request.ip) ? refusingRenderer : availableRenderer;
    const isShared = cache !== null && isRead(request) && !preview && !draft;
    const input = { url, preview, draft, origin, features: pageFeatures, onError };
    return renderShares.run(request.ip, () =>
      renderPage(settings, live, renderer, {
        ...input,
        ...(isShared && { notFound: notFoundCache }),
      }),
    );
  }

  return async function getPage(
    request: FastifyRequest,
    { live, preview, draft = null, overlay = null }: Visit,
    origin: string,
    encoding: Encoding,
  ): Promise<CompressedPage> {
    const pageInputs = { live, origin, features: features() };
    const url = removeTrackingParameters(request.url);
    const path = removeQuery(url);
    const isShared = cache !== null && isRead(request) && !preview && !draft && !overlay;
    const key = isShared ? createKey(pageInputs, path) : null;
    // A visitor's IP address with too many renderings bypasses the cache. The cache would share its
    // rejection with other visitors.
    if (cache && key !== null && (cache.has(key) || !renderShares.isFull(request.ip))) {
      const page = await cache.get(key, {
        render: () => render(request, pageInputs, path, { preview: null }),
        isUnchanged: (reads) => isUnchanged(rendering, reads),
        onStale: (ageMs) => staleLog.logServed(ageMs),
      });
      if (url === path || page.isQueryIgnored) {
        countCacheUse('miss');
        return page;
      }
    }
    countCacheUse('bypass');
    const startedAt = performance.now();
    const page = await render(request, pageInputs, url, { preview, draft });
    const renderMs = Math.round(performance.now() - startedAt);
    const html = addOverlayScript(page.html, live, overlay, renderMs);
    return compressPage({ ...page, html, reads: null }, [encoding], UNCACHED_QUALITY);
  };
}

const STALE_LOG_MS = 60_000;

class StaleLog {
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  #loggedAt = Number.NEGATIVE_INFINITY;

  constructor(log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#log = log;
  }

  logServed(ageMs: number): void {
    if (performance.now() - this.#loggedAt < STALE_LOG_MS) return;
    this.#loggedAt = performance.now();
    const ageSeconds = Math.round(ageMs / 1000);
    this.#log.warn({ ageSeconds }, 'pages are served stale: the backend does not respond');
  }
}

const refusingRenderer: Pick<Rendering, 'render'> = {
  render: () =>
    Promise.reject(new Error('One network address has too many pages in the render queue.')),
};

const createKey = (pageInputs: PageInputs, path: string) =>
  hasPage(pageInputs.live, path) ? pageKey(pageInputs, path) : notFoundKey(pageInputs);
