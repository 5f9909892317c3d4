import type { Feature } from 'contract/features';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { toLoggable } from 'server/loggable';
import { countOverloadRefusal } from 'server/overload/count-refusal';
import { createThrottledWarning } from 'server/throttled-warning';
import { isRead } from '../send-failure.ts';
import type { Rendering } from '../rendering/rendering.ts';
import type { Settings } from '../settings/settings.ts';
import { digestResponse, hasResponse } from '../rendering/worker/digest-response.ts';
import {
  type CompressedPage,
  type Encoding,
  UNCACHED_QUALITY,
  addEncoding,
  compressPage,
} from './cache/cached-page.ts';
import { FallbackCache } from './cache/fallback-cache.ts';
import { createNotFoundCache } from './cache/not-found-cache.ts';
import { countCacheUse, type PageCache } from './cache/page-cache.ts';
import {
  type PageInputs,
  buildFallbackKey,
  buildNotFoundKey,
  buildPageKey,
  removeQuery,
  removeTrackingParameters,
} from './cache/page-key.ts';
import { addOverlayScript } from './release-overlay.ts';
import { findRemote } from './find-remote.ts';
import { type Page, renderPage } from './render-page.ts';
import { type PageKind, RenderShares } from './render-shares.ts';
import type { Visit } from './visit.ts';

interface PageSourceOptions {
  settings: Settings;
  rendering: Rendering;
  previewRendering: Pick<Rendering, 'render'>;
  features: () => readonly Feature[];
  cache: PageCache | null;
  log: FastifyBaseLogger;
}

/** Returns pages from the cache or renders them. Limits the renderings in an overload. */
export class PageSource {
  private readonly options: PageSourceOptions;
  private readonly warnThrottled: ReturnType<typeof createThrottledWarning>;
  private readonly notFoundCache = createNotFoundCache();
  private readonly fallbackCache = new FallbackCache();
  private readonly staleLog: StaleLog;
  private readonly renderShares: RenderShares;

  constructor(options: PageSourceOptions) {
    this.options = options;
    this.warnThrottled = createThrottledWarning(options.log);
    this.staleLog = new StaleLog(options.log);
    this.renderShares = new RenderShares(options.settings.render);
  }

  async getPage(
    request: FastifyRequest,
    { live, preview, draft = null, overlay = null }: Visit,
    origin: string,
    encoding: Encoding,
  ): Promise<CompressedPage> {
    const { cache, rendering, features } = this.options;
    const pageInputs = { live, origin, features: features() };
    const url = removeTrackingParameters(request.url);
    const path = removeQuery(url);
    const match = findRemote(live.registry, path);
    const isShared = isRead(request) && !preview && !draft && !overlay;
    const key = cache && isShared ? createKey(pageInputs, path, match !== null) : null;
    const isCached = cache !== null && key !== null && cache.has(key);
    const pageKind = match?.noindex ? 'reserved_page' : 'page';
    const isFull = this.renderShares.isFull(pageKind, request.ip);
    // If the page must be refused, bypasses the cache. Otherwise the cache would send the refusal
    // to other visitors.
    if (cache && key !== null && (isCached || !isFull)) {
      const kind = isCached ? 'reserved_page' : pageKind;
      const page = await cache.get(key, {
        render: () => this.render(request, pageInputs, path, { preview: null, kind }),
        isUnchanged: (reads) => isUnchanged(rendering, reads),
        onStale: (ageMs) => this.staleLog.logStalePage(ageMs),
      });
      if (url === path || page.isQueryIgnored) {
        countCacheUse('miss');
        return addEncoding(page, encoding);
      }
    }
    countCacheUse('bypass');
    if (isFull && isShared)
      return this.getFallback(pageInputs, path, match?.route.path ?? 'none', pageKind);
    const startedAt = performance.now();
    const page = await this.render(request, pageInputs, url, { preview, draft, kind: pageKind });
    const renderMs = Math.round(performance.now() - startedAt);
    const html = addOverlayScript(page.html, live, overlay, renderMs);
    return compressPage({ ...page, html, reads: null }, [encoding], UNCACHED_QUALITY);
  }

  private render(
    request: FastifyRequest,
    { live, origin, features }: PageInputs,
    url: string,
    { preview, draft = null, kind }: RenderOptions,
  ): Promise<Page> {
    const { settings, rendering, previewRendering, cache } = this.options;
    const availableRenderer = preview ? previewRendering : rendering;
    const isFull = this.renderShares.isFull(kind, request.ip);
    const renderer = isFull ? refusingRenderer : availableRenderer;
    const isShared = cache !== null && isRead(request) && !preview && !draft;
    const input = { url, preview, draft, origin, features, onError: this.logRenderFailure };
    return this.renderShares.run(kind, request.ip, () =>
      renderPage(settings, live, renderer, {
        ...input,
        ...(isShared && { notFound: this.notFoundCache }),
      }),
    );
  }

  /** Returns a page that the browser renders. */
  private getFallback(
    pageInputs: PageInputs,
    path: string,
    route: string,
    kind: PageKind,
  ): Promise<CompressedPage> {
    countOverloadRefusal(kind);
    const { live, origin, features } = pageInputs;
    const input = { url: path, origin, features, onError: this.logRenderFailure };
    return this.fallbackCache.get(buildFallbackKey(pageInputs, route), () =>
      renderPage(this.options.settings, live, refusingRenderer, input),
    );
  }

  private readonly logRenderFailure = (cause: unknown): void =>
    this.warnThrottled({
      message: 'a page is left to the browser',
      labels: { why: String(cause) },
      facts: { failure: toLoggable(cause) },
    });
}

interface RenderOptions extends Pick<Visit, 'preview' | 'draft'> {
  kind: PageKind;
}

const STALE_LOG_MS = 60_000;

class StaleLog {
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  #loggedAt = Number.NEGATIVE_INFINITY;

  constructor(log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#log = log;
  }

  logStalePage(ageMs: number): void {
    if (performance.now() - this.#loggedAt < STALE_LOG_MS) return;
    this.#loggedAt = performance.now();
    const ageSeconds = Math.round(ageMs / 1000);
    this.#log.warn({ ageSeconds }, 'pages are served stale: the backend does not respond');
  }
}

const refusingRenderer: Pick<Rendering, 'render'> = {
  render: () =>
    Promise.reject(
      new Error('Too many pages wait to be rendered, in all or of one network address.'),
    ),
};

const createKey = (pageInputs: PageInputs, path: string, hasPage: boolean) =>
  hasPage ? buildPageKey(pageInputs, path) : buildNotFoundKey(pageInputs);

/**
 * Resolves to whether the backend still returns the data with which the page was rendered. Resolves
 * to null if the backend does not respond.
 */
async function isUnchanged(
  { read }: Pick<Rendering, 'read'>,
  reads: Record<string, string>,
): Promise<boolean | null> {
  const results = await Promise.all(
    Object.entries(reads).map(async ([path, digest]) => {
      const response = await read(path);
      return hasResponse(response) ? digestResponse(response) === digest : null;
    }),
  );
  if (results.includes(false)) return false;
  return results.includes(null) ? null : true;
}
